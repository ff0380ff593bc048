import { useEffect, useRef } from 'react'
import { useNavigation, useSearchParams } from '@tekskills/shared/routing/router'
import { isSamePage, SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { readTableQuery, writeTableQuery, type TableChange, type TableRules } from './list-parameters'

/**
 * The query of a table, stored in the address. A change replaces the history entry and stays on the page (contract §4 row
 * 38).
 */
export function useTableQuery(rules: TableRules) {
  const [search, setSearch] = useSearchParams()
  const { state, location } = useNavigation()
  const query = readTableQuery(search, rules)
  const isChanging = isSamePage(location?.state)
  const latest = useRef(query)

  useEffect(() => {
    latest.current = readTableQuery(isChanging ? new URLSearchParams(location?.search) : search, rules)
  }, [search, isChanging, location, rules])

  /**
   * Any change other than of the page number resets to the first page. A pending change is not lost: the next one is
   * applied on top of it.
   */
  function change(part: TableChange): void {
    const before = latest.current
    latest.current = { ...before, page: 0, ...(typeof part === 'function' ? part(before) : part) }
    setSearch(writeTableQuery(latest.current, rules), { replace: true, state: SAME_PAGE })
  }

  return { query, change, isLoading: state === 'loading' && isChanging }
}
