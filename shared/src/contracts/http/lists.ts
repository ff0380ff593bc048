import { z } from 'zod'

/** Maximum page size of lists (contract §3.3). */
export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 10

/** A number in a query string; an empty value is invalid instead of zero. */
const nonEmpty = <Parameter extends z.ZodType>(number: Parameter) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : value), number)

/** Query of all lists: zero-based `page`, `size`, `sort` as `column,direction`, search text `q`, variant `type`. */
export const listQuery = z.object({
  page: nonEmpty(z.coerce.number().int().min(0)).default(0),
  size: nonEmpty(z.coerce.number().int().min(1).max(MAX_PAGE_SIZE)).default(DEFAULT_PAGE_SIZE),
  sort: z.union([z.string(), z.array(z.string())]).optional(),
  q: z.string().max(100).optional(),
  type: z.string().max(40).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/** A page of a list, with the names of the contract (§3.3); `draw` and the record counts only when `draw` was sent. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
    number: z.number().int(),
    size: z.number().int(),
    numberOfElements: z.number().int(),
    first: z.boolean(),
    last: z.boolean(),
    empty: z.boolean(),
    sort: z.array(z.string()),
    draw: z.number().int().optional(),
    recordsTotal: z.number().int().optional(),
    recordsFiltered: z.number().int().optional(),
  })

/** Number of items per value of a filter, given the other filters. */
export const listFacet = z.array(z.object({ value: z.string(), count: z.number().int() }))
export type ListFacet = z.infer<typeof listFacet>

/** TypeScript shape of {@link pageOf}. */
export interface Page<T> {
  content: T[]
  totalElements: number
  totalPages: number
  number: number
  size: number
  numberOfElements: number
  first: boolean
  last: boolean
  empty: boolean
  sort: string[]
}
