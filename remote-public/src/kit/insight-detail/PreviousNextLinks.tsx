import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { InsightTexts } from '../../content/insights'
import type { Surroundings } from './article'

interface PreviousNextLinksProps extends Pick<Surroundings, 'previous' | 'next'> {
  texts: Pick<InsightTexts, 'singular' | 'plural'>
}

/** Links to the previous and next item of the same type. */
export function PreviousNextLinks({ previous, next, texts }: PreviousNextLinksProps) {
  if (!previous && !next) return null
  return (
    <Root aria-label={`More ${texts.plural}`} data-print="hide">
      {previous && (
        <SiblingLink to={previous.to} rel="prev">
          <Text as="span" $size="small" $tone="muted">
            {`Previous ${texts.singular}`}
          </Text>
          {previous.title}
        </SiblingLink>
      )}
      {next && (
        <SiblingLink to={next.to} rel="next" $end>
          <Text as="span" $size="small" $tone="muted">
            {`Next ${texts.singular}`}
          </Text>
          {next.title}
        </SiblingLink>
      )}
    </Root>
  )
}

const Root = styled.nav`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const SiblingLink = styled(Link)<{ $end?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;

  ${media.tablet} {
    grid-column: ${({ $end }) => ($end ? 2 : 1)};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }

  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`
