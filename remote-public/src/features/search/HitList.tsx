import { styled } from 'styled-components'
import type { SearchHit } from '@tekskills/shared/contracts/http/search'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { search } from '../../content/search'
import { formatDate } from '../../kit/dates/published-date'
import { markWords } from './marked-words'

interface HitListProps {
  hits: readonly SearchHit[]
  /** The search text, whose words are marked. */
  q: string
}

/** The results of a search, best first, each with its kind and its date. */
export function HitList({ hits, q }: HitListProps) {
  return (
    <List>
      {hits.map((hit) => (
        <li key={hit.url}>
          <Kind>
            <Badge>{kindOf(hit)}</Badge>
            {hit.publishedAt && (
              <Text as="time" dateTime={hit.publishedAt} $size="small" $tone="muted">
                {formatDate(hit.publishedAt)}
              </Text>
            )}
          </Kind>
          <Words>
            <Heading level={2} size="h4">
              <TitleLink to={hit.url}>
                <Marked text={hit.title.replace(SITE_NAME, '')} q={q} />
              </TitleLink>
            </Heading>
            <Text $tone="muted">
              <Marked text={hit.description} q={q} />
            </Text>
          </Words>
        </li>
      ))}
    </List>
  )
}

const MICROSITE = 'TekDataNova'
/** The end of the titles of some pages, which their kind says already. */
const SITE_NAME = /\s[-–|]\s(?:TekDataNova|Tekskills)$/

function kindOf({ type, url, title }: SearchHit): string {
  if (type !== 'STATIC') return search.types[type].one
  if (title.endsWith(MICROSITE)) return MICROSITE
  return search.parts.find(({ under }) => url.startsWith(under))?.name ?? search.types.STATIC.one
}

const Marked = ({ text, q }: { text: string; q: string }) =>
  // Pieces have no identity: a word may occur twice.
  markWords(text, q).map((piece, index) => (piece.isHit ? <Mark key={index}>{piece.text}</Mark> : piece.text))

const List = styled.ol`
  padding: 0;
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  list-style: none;

  & > li {
    display: grid;
    gap: ${({ theme }) => `${theme.space.xs} ${theme.space.xxl}`};
    padding-block: ${({ theme }) => theme.space.lg};
    border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  ${media.laptop} {
    & > li {
      grid-template-columns: ${({ theme }) => theme.layout.result} minmax(0, 1fr);
    }
  }
`

const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  align-items: center;
  align-self: start;

  ${media.laptop} {
    flex-direction: column;
    align-items: start;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  max-inline-size: ${({ theme }) => theme.layout.narrow};
`

const TitleLink = styled(TextLink)`
  color: ${({ theme }) => theme.color.text};
  text-decoration-color: transparent;

  &:hover {
    text-decoration-color: currentColor;
  }
`

const Mark = styled.mark`
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.accentSoft};
  color: inherit;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`
