import { styled } from 'styled-components'
import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { media } from '@tekskills/shared/theme/media'
import { BlogSearch } from '../../features/blogs/BlogSearch'
import { CategoryFilter } from '../../features/blogs/CategoryFilter'
import { FilterSummary } from '../../features/blogs/FilterSummary'
import type { BlogQuery } from '../../features/blogs/blog-query'

interface BlogFiltersProps {
  query: BlogQuery
  categories: readonly PublicCategory[]
  total: number
}

/** Everything that narrows the list, and what is narrowed now. */
export function BlogFilters({ query, categories, total }: BlogFiltersProps) {
  return (
    <Root>
      {categories.length > 0 && <CategoryFilter categories={categories} query={query} />}
      <BlogSearch query={query} />
      <Summary>
        <FilterSummary query={query} total={total} />
      </Summary>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`

const Summary = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`
