import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import type { TableSource } from './record-list-definition'
import { callParams, type TableQuery } from './list-parameters'

/** Timeout in milliseconds for exporting up to 10,000 rows. */
const EXPORT_TIMEOUT = 60_000

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
