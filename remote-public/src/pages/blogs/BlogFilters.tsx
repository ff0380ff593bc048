import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import type { BlogQuery } from '../../features/blogs/blog-query'
import { CategoryFilter } from '../../features/blogs/CategoryFilter'
import { FilterSummary } from '../../features/blogs/FilterSummary'

interface BlogFiltersProps {
  query: BlogQuery
  categories: readonly PublicCategory[]
  total: number
}

/** What narrows the list, and what is narrowed now. */
export function BlogFilters({ query, categories, total }: BlogFiltersProps) {
  return (
    <Stack $gap="lg">
      {categories.length > 0 && <CategoryFilter categories={categories} query={query} />}
      <FilterSummary query={query} total={total} />
    </Stack>
  )
}
