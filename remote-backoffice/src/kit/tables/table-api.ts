import type { Page } from '@tekskills/shared/contracts/http/lists'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import type { RowResult, TableRow, TableSource } from './record-list-definition'
import type { TableQuery } from './table-query'

/** Timeout in milliseconds for exporting up to 10,000 rows. */
const EXPORT_TIMEOUT = 60_000

/** The parameters of a request for a list, named as in the contract (CL-02). */
export const callParams = <Query extends Pick<TableQuery, 'params'>>({ params, ...query }: Query) => ({
  ...query,
  ...params,
})

/** Fetches one page of a table (CL-02: `page`, `size`, `sort`, `q`, `type`). */
export async function listRecords<Row>(
  { url }: TableSource,
  query: TableQuery,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const { data } = await http.get<Page<Row>>(url, { params: callParams(query), signal })
  return data
}

/** Fetches the whole filtered table as a CSV file (contract §3.3, `format`). */
export async function exportRecords(
  { url }: TableSource,
  { page: _page, size: _size, ...query }: TableQuery,
): Promise<Blob> {
  const params = { ...callParams(query), format: 'csv' }
  const { data } = await http.get<Blob>(url, { params, responseType: 'blob', timeout: EXPORT_TIMEOUT })
  return data
}

/**
 * Applies a request to one row after another; a failure is recorded for its row and does not stop the others, except
 * for a 401, which is rethrown.
 */
export async function oneByOne<Row extends TableRow>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  for (const row of rows) {
    try {
      await call(row)
      results.push({ id: row.id, ok: true })
    } catch (error) {
      if (!isApiError(error) || error.status === 401) throw error
      results.push({ id: row.id, ok: false, code: error.code, message: error.fields[0]?.message })
    }
  }
  return results
}
