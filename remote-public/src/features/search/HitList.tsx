import { styled } from 'styled-components'
import type { SearchHit } from '@tekskills/shared/contracts/http/search'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { search } from '../../content/search'
import { formatDate } from '../../kit/dates/published-date'

/** The results of a search, best first. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <List>
      {hits.map(({ url, type, title, description, publishedAt }) => (
        <li key={url}>
          <Heading level={2} size="h4">
            <TextLink to={url}>{title}</TextLink>
          </Heading>
          <Text $tone="muted" $measure>
            {description}
          </Text>
          <Cluster $gap="sm">
            <Badge>{search.types[type].one}</Badge>
            {publishedAt && (
              <Text as="time" dateTime={publishedAt} $size="small" $tone="muted">
                {formatDate(publishedAt)}
              </Text>
            )}
          </Cluster>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  padding: 0;
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  list-style: none;

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${({ theme }) => theme.space.xs};
    padding-block: ${({ theme }) => theme.space.lg};
    border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }
`
