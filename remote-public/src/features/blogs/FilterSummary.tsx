import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { BLOGS_PATH, type BlogQuery } from './blog-query'

/** How many articles the filters leave, and the way back to all of them; an empty list speaks for itself. */
export function FilterSummary({ query: { q, tag, author, category }, total }: { query: BlogQuery; total: number }) {
  if (total === 0 || (!q && !tag && !author && !category)) return null
  const filters = [
    q && `for “${q}”`,
    tag && `tagged “${tag}”`,
    author && 'by this author',
    category && 'in this category',
  ]
  return (
    <Cluster $gap="md" $align="baseline">
      <Text $tone="muted">
        {[`${total} ${total === 1 ? 'article' : 'articles'}`, ...filters].filter(Boolean).join(' ')}
      </Text>
      <TextLink to={BLOGS_PATH}>Show all articles</TextLink>
    </Cluster>
  )
}
