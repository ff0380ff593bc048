import type { z } from 'zod'
import type { bulkResponse } from '@tekskills/shared/contracts/http/bulk'
import type { bulkInput, StaffItem } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'
import { getRecord } from '../record-form/record-api'
import { oneByOne, type BulkRecords } from '../tables/bulk-records'
import type { RowResult, TableRow } from '../tables/record-list-definition'

type BulkAction = z.infer<typeof bulkInput>['action']

/** Timeout in milliseconds for a bulk request with up to a hundred records. */
const BULK_TIMEOUT = 60_000

/**
 * Applies one action to up to a hundred records; returns the result for each (contract §3.7, `/{kind}/bulk`).
 */
export async function changeMany(area: string, action: BulkAction, records: BulkRecords): Promise<RowResult[]> {
  const { data } = await http.post<z.infer<typeof bulkResponse>>(
    `/${area}/bulk`,
    { action, ...records },
    { timeout: BULK_TIMEOUT },
  )
  return data.results
}

/** Restores records from the trash (contract §3.7, `/{kind}/{id}/restore`). */
export const restoreMany = (area: string, rows: readonly TableRow[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id }) => http.post(`/${area}/${encodeURIComponent(id)}/restore`))

/**
 * Deletes one record with its own endpoint (specification §7, `DELETE /blogs/deleteBlog`), at the version in the table.
 */
export const deleteOne = (endpoint: string, row: TableRow): Promise<RowResult[]> =>
  oneByOne([row], ({ id, version }) => http.delete(endpoint, { params: { id, version } }))

/** Fetches an item for its form: with its draft, if it has unpublished changes. */
export async function getDrafted<Item extends StaffItem>(path: string, id: string, signal: AbortSignal): Promise<Item> {
  const item = await getRecord<Item>(path, id, signal)
  return item.draft ? getRecord<Item>(path, id, signal, '/draft') : item
}

/** Discards the unpublished changes of an item (contract §3.7, `/{kind}/{id}/draft`). */
export async function discardDraft(path: string, { id, version }: { id: string; version: number }): Promise<void> {
  await http.delete(`${path}/${encodeURIComponent(id)}/draft`, { params: { version } })
}

/**
 * Staff address of an item's picture; that of its draft if it has one. It changes with the picture.
 * @param url the public address of the picture, which has its version
 */
export function pictureOf(
  download: string,
  { id, draft }: Pick<StaffItem, 'id' | 'draft'>,
  url: string | null,
): string {
  const version = url?.split('?v=')[1]
  return draft ? `${download}/${id}?draft=true&v=${version ?? ''}` : `${download}/${id}`
}

const isInFuture = (instant: string | null) => instant !== null && Date.parse(instant) > Date.now()

/** Whether a record has a publication schedule in the future. */
export const hasFutureSchedule = ({ scheduledAt }: StaffItem) => isInFuture(scheduledAt)

/** Publishes scheduled records immediately and clears their schedule. */
export const publishNow = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version }) => http.put(`/${area}`, { id, version, status: 'PUBLISHED', scheduledAt: null }))

/** Clears the schedule of records and makes them drafts again; fails for one that has become public. */
export const cancelSchedule = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version }) =>
    http.put(`/${area}`, { id, version, status: 'DRAFT', scheduledAt: null, statusSeen: 'SCHEDULED' }),
  )

/**
 * Undoes a status change on top of the version that it created: restores the previous status, dates and address. A
 * public page keeps its current address.
 */
export const putBack = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version, status, publishedAt, scheduledAt, slug }) =>
    http.put(`/${area}`, {
      id,
      version: version + 1,
      status,
      publishedAt,
      ...(isInFuture(scheduledAt) && { scheduledAt }),
      ...(status !== 'PUBLISHED' && { slug }),
    }),
  )
