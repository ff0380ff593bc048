import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { Pagination } from '@tekskills/shared/ui/Pagination/Pagination'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { search } from '../../content/search'
import { HitList } from '../../features/search/HitList'
import { TypeFilter } from '../../features/search/TypeFilter'
import type { SearchQuery } from '../../features/search/search-query'
import type { SearchData } from './search-loader'

interface SearchResultsProps {
  query: SearchQuery
  found: NonNullable<SearchData['found']>
}

/** The results with their number and a type filter, or a message if there are none. */
export function SearchResults({ query, found }: SearchResultsProps) {
  const { content, totalElements, totalPages, facets } = found
  return (
    <Stack $gap="lg">
      <TypeFilter query={query} counts={facets.type} />
      {content.length > 0 ? (
        <>
          <Text $tone="muted">{`${totalElements} ${totalElements === 1 ? 'result' : 'results'} for “${query.q}”`}</Text>
          <HitList hits={content} q={query.q} />
          <Pagination page={query.page} totalPages={totalPages} />
        </>
      ) : (
        <EmptyState heading={`Nothing was found for “${query.q}”`}>{search.none}</EmptyState>
      )}
    </Stack>
  )
}
