import { z } from 'zod'

/** Largest page a list answers (contract §3.3). */
export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 10

/** A number of a query, where nothing written is no number, rather than zero. */
const written = <Parameter extends z.ZodType>(number: Parameter) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : value), number)

/** Query of every list: zero-based `page`, `size`, `sort` as `column,direction`, search text `q`, variant `type`. */
export const listQuery = z.object({
  page: written(z.coerce.number().int().min(0)).default(0),
  size: written(z.coerce.number().int().min(1).max(MAX_PAGE_SIZE)).default(DEFAULT_PAGE_SIZE),
  sort: z.union([z.string(), z.array(z.string())]).optional(),
  q: z.string().max(100).optional(),
  type: z.string().max(40).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/** A page of a list, in the names of the contract (§3.3); `draw` and the record counts only when `draw` was sent. */
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

/** How many items each value of a filter would leave, the other filters applied. */
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
