import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { SortTerm } from './list-parameters'

interface PageContent<T> {
  content: T[]
  total: number
  page: number
  size: number
  sort: SortTerm[]
  draw?: number
}

/** Builds the page response of contract §3.3, with the DataTables counts only if `draw` was sent. */
export function pageResponse<T>({ content, total, page, size, sort, draw }: PageContent<T>) {
  const totalPages = Math.ceil(total / size)
  const response: Page<T> = {
    content,
    totalElements: total,
    totalPages,
    number: page,
    size,
    numberOfElements: content.length,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: content.length === 0,
    sort: sort.map(({ column, direction }) => `${column},${direction}`),
  }
  return draw === undefined ? response : { ...response, draw, recordsTotal: total, recordsFiltered: total }
}
