import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { FilterChips } from '../../kit/insights/FilterChips'
import { FilterSummary } from '../../features/insight-list/FilterSummary'
import type { InsightPage } from '../../kit/insights/insight-card'
import type { InsightType } from '../../kit/insights/insight-type'
import { type InsightQuery, insightsPath } from '../../kit/insights/insight-query'
import type { CategoryChoice } from '../../kit/insights/insights-api'

interface ListFiltersProps {
  kind: InsightType
  query: InsightQuery
  categories: readonly CategoryChoice[]
  page: InsightPage
}

const ROWS = [
  { filter: 'industry', label: 'Industries' },
  { filter: 'year', label: 'Years' },
] as const

/** The filters of the list and a summary of the active ones; a choice keeps the search and resets to the first page. */
export function ListFilters({ kind, query, categories, page }: ListFiltersProps) {
  const { q, category = '' } = query
  const author = query.author ? page.cards[0]?.author : undefined
  return (
    <Stack $gap="lg">
      {categories.length > 0 && (
        <FilterChips
          label="Categories"
          chosen={category}
          choices={categories.map(({ slug, categoryName }) => ({ value: slug, name: categoryName }))}
          addressOf={(value) => insightsPath(kind, { q, category: value })}
        />
      )}
      {ROWS.map(({ filter, label }) => {
        const values = page.facets[filter] ?? []
        return values.length > 1 || query[filter] ? (
          <FilterChips
            key={filter}
            label={label}
            chosen={query[filter] ?? ''}
            choices={values.map(({ value }) => ({ value, name: value }))}
            addressOf={(value) => insightsPath(kind, { q, category, [filter]: value })}
          />
        ) : null
      })}
      <FilterSummary kind={kind} query={query} total={page.totalElements} author={author} />
    </Stack>
  )
}
