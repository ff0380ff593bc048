import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import { search } from '../../content/search'
import { FilterChips } from '../../kit/insights/FilterChips'
import { type HitType, type SearchQuery, searchPath } from './search-query'

const types = Object.keys(search.types) as HitType[]

/** Filters a search by page type; shows only types with results, and the selected one. */
export function TypeFilter({ query: { q, type }, counts }: { query: SearchQuery; counts: ListFacet }) {
  const found = types.filter((name) => name === type || counts.some(({ value }) => value === name))
  if (found.length < 2 && !type) return null
  return (
    <FilterChips
      label="Page types"
      chosen={type ?? ''}
      choices={found.map((name) => ({ value: name, name: search.types[name].many }))}
      addressOf={(value) => searchPath({ q, type: (value || undefined) as HitType | undefined })}
    />
  )
}
