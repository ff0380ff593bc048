import { useNavigation, useSearchParams } from '@tekskills/shared/routing/router'
import { readTableQuery, writeTableQuery, type TableQuery, type TableRules } from './table-query'

/**
 * The table's query, kept in the address. A change replaces the entry with `samePage` in its state: the shell then
 * neither remounts nor scrolls nor announces, because the person has not left the page (contract §4 row 38).
 */
export function useTableQuery(rules: TableRules) {
  const [search, setSearch] = useSearchParams()
  const { state, location } = useNavigation()
  const query = readTableQuery(search, rules)

  /** Any change but one of the page itself starts again at the first page. */
  function change(part: Partial<TableQuery>): void {
    const next = writeTableQuery({ ...query, page: 0, ...part }, rules)
    setSearch(next, { replace: true, state: { samePage: true } })
  }

  return { query, change, isLoading: state === 'loading' && isSamePage(location?.state) }
}

const isSamePage = (state: unknown) => typeof state === 'object' && state !== null && 'samePage' in state
