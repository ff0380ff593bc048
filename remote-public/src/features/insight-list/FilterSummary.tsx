import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import type { InsightType } from '../../kit/insights/insight-type'
import { type InsightQuery, insightsPath, isNarrowed } from '../../kit/insights/insight-query'

interface FilterSummaryProps {
  kind: InsightType
  query: InsightQuery
  total: number
  /** Name of the selected author, if the page has any of their items. */
  author?: string
}

/** Number of matching items, and a link to clear the filters; an empty list has its own message. */
export function FilterSummary({ kind, query, total, author = 'this author' }: FilterSummaryProps) {
  if (total === 0 || !isNarrowed(query)) return null
  const { singular, plural, showAll } = kind.texts
  const filters = [
    query.q && `for “${query.q}”`,
    query.tag && `tagged “${query.tag}”`,
    query.author && `by ${author}`,
    query.category && 'in this category',
    query.industry && `from ${query.industry}`,
    query.year && `from ${query.year}`,
  ]
  return (
    <Cluster $gap="md" $align="baseline">
      <Text $tone="muted">{[`${total} ${total === 1 ? singular : plural}`, ...filters].filter(Boolean).join(' ')}</Text>
      <TextLink to={insightsPath(kind)}>{showAll}</TextLink>
    </Cluster>
  )
}
