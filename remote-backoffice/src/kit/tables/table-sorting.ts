import type { SortingState } from '@tanstack/react-table'
import type { SortDirection } from '@tekskills/shared/ui/Table/SortableTh'

/** `column,direction` of the service as TanStack Table keeps it. */
export function toSorting(sort: string): SortingState {
  const [id = '', direction] = sort.split(',')
  return [{ id, desc: direction === 'desc' }]
}

/** The direction a column sorts the table by, if it does. */
export function sortDirection(sort: string, column: string): SortDirection | undefined {
  const [sorted, direction] = sort.split(',')
  if (sorted !== column) return undefined
  return direction === 'desc' ? 'desc' : 'asc'
}
