import { DEFAULT_PAGE_SIZE, listQuery, MAX_PAGE_SIZE } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'
import { badRequest } from '../problems/problem-error'
import { nulParameter, parameterBodies, parameterError } from '../validation/schema-validator'

/** The POST body that DataTables sends; our own parameter names are accepted too (contract §3.3). */
export const tableParameters = listQuery
  .extend({
    // Without defaults, because parameters missing in the body can come from the query or from DataTables' names.
    page: listQuery.shape.page.unwrap().nullish(),
    size: listQuery.shape.size.unwrap().nullish(),
    sort: listQuery.shape.sort.nullish(),
    q: listQuery.shape.q.nullish(),
    type: listQuery.shape.type.nullish(),
    draw: z.coerce.number().int().nullish(),
    start: z.coerce.number().int().min(0).nullish(),
    length: z.coerce.number().int().nullish(),
    search: z.object({ value: z.string().max(100).nullish() }).nullish(),
    order: z
      .array(z.object({ column: z.union([z.number().int(), z.string()]), dir: z.string() }))
      .max(100)
      .nullish(),
    columns: z
      .array(z.object({ data: z.union([z.string(), z.number(), z.null()]).optional() }))
      .max(100)
      .nullish(),
  })
  .catchall(z.unknown())
  .register(parameterBodies)
export type TableParameters = z.infer<typeof tableParameters>

/** Merges the list parameters of the query and the body; the query overrides the body. */
export function listParameters(query: object, body?: TableParameters): Record<string, unknown> & { draw?: number } {
  if (!body) return { ...query }
  const { draw, start, length, search, order, columns, ...own } = body
  const requestedSize = own.size ?? (length === -1 ? MAX_PAGE_SIZE : length)
  const hasStart = typeof start === 'number'
  const size = requestedSize ?? (hasStart ? DEFAULT_PAGE_SIZE : undefined)
  const page = own.page ?? (hasStart && size ? Math.floor(start / size) : undefined)
  const sort = own.sort ?? order?.map(({ column, dir }) => `${columns?.[Number(column)]?.data ?? column},${dir}`)
  const fromBody = { ...own, page, size, sort, q: own.q ?? search?.value, draw }
  const given = Object.entries(fromBody).filter(([, value]) => value !== undefined && value !== null)
  return { ...Object.fromEntries(given), ...query }
}

/** One term of a sort order. */
export interface SortTerm {
  column: string
  direction: 'asc' | 'desc'
}

/**
 * Parses `column,direction` terms, validated against the sort columns of a list. Throws 400 `INVALID_SORT` for anything
 * else.
 */
export function readSort(
  sort: string | string[] | undefined,
  allowed: readonly string[],
  defaultSort: SortTerm,
): SortTerm[] {
  const terms = [sort ?? []].flat().filter((term) => term !== '')
  if (terms.length === 0) return [defaultSort]
  if (terms.length > 3) throw badRequest('INVALID_SORT', 'Use at most three sort terms.')
  return terms.map((term) => {
    const [column = '', direction = 'asc', ...rest] = term.split(',')
    const known = allowed.includes(column) && (direction === 'asc' || direction === 'desc') && rest.length === 0
    if (!known) throw badRequest('INVALID_SORT', `The list can be sorted by: ${allowed.join(', ')}; asc or desc.`)
    return { column, direction }
  })
}

/**
 * Parameters of a list shown as a table (contract §3.3); `draw` is the DataTables request counter, `format` requests an export.
 */
export const tableList = listQuery.extend({
  draw: z.coerce.number().int().optional(),
  format: z.literal('csv').optional(),
})
export type TableList = z.infer<typeof tableList>

/** Default page size of card lists (contract §3.3), which fills rows of two, three and four. */
const CARDS_PER_PAGE = 12

/** Parameters of a list that visitors see as cards. */
export const cardList = tableList.extend({ size: listQuery.shape.size.unwrap().default(CARDS_PER_PAGE) })

/** Parses list parameters from a query, a body or both. Throws 400 with the name of the first invalid one. */
export function parseList<Schema extends z.ZodType>(schema: Schema, parameters: unknown): z.output<Schema> {
  const unstorable = nulParameter(parameters)
  if (unstorable) throw unstorable
  const result = schema.safeParse(parameters, { reportInput: true })
  if (result.success) return result.data
  throw parameterError(result.error.issues)
}

/** The `type` parameter of a list, if any. Throws 400 for a value that the list does not support (contract §3.3). */
export function readListType<Kind extends string>(
  kinds: z.ZodType<Kind> & { options: Kind[] },
  type?: string,
): Kind | undefined {
  if (!type) return undefined
  const result = kinds.safeParse(type)
  if (!result.success) throw badRequest('INVALID_PARAM', `"type" must be one of: ${kinds.options.join(', ')}.`)
  return result.data
}
