import type { z } from 'zod'
import type { bulkAnswer } from '@tekskills/shared/contracts/http/bulk'
import type { bulkInput, StaffItem } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'
import type { BulkRecords } from '../tables/bulk-records'
import { oneByOne } from '../tables/records-api'
import type { RowResult, TableRow } from '../tables/record-list'

type BulkAction = z.infer<typeof bulkInput>['action']

/** Milliseconds for up to a hundred records. */
const BULK_TIMEOUT = 60_000

/**
 * Applies one action to up to a hundred records of an area; the result is per record (contract §3.7, `/{kind}/bulk`).
 */
export async function changeMany(area: string, action: BulkAction, records: BulkRecords): Promise<RowResult[]> {
  const { data } = await http.post<z.infer<typeof bulkAnswer>>(
    `/${area}/bulk`,
    { action, ...records },
    { timeout: BULK_TIMEOUT },
  )
  return data.results
}

/** Brings records back from the trash (contract §3.7, `/{kind}/{id}/restore`). */
export const restoreMany = (area: string, rows: readonly TableRow[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id }) => http.post(`/${area}/${encodeURIComponent(id)}/restore`))

/**
 * Deletes one record by its own endpoint (specification §7, `DELETE /blogs/deleteBlog`), at the version that was shown.
 */
export const deleteOne = (call: string, row: TableRow): Promise<RowResult[]> =>
  oneByOne([row], ({ id, version }) => http.delete(call, { params: { id, version } }))

const isAhead = (instant: string | null) => instant !== null && Date.parse(instant) > Date.now()

/** Whether a record has a date to come at which it goes public, or is meant to. */
export const hasFutureSchedule = ({ scheduledAt }: StaffItem) => isAhead(scheduledAt)

/** Publishes records at once although they have a date to come, which is taken out. */
export const publishNow = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version }) => http.put(`/${area}`, { id, version, status: 'PUBLISHED', scheduledAt: null }))

/** Takes the date of scheduled records out; they are drafts again. */
export const cancelSchedule = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version }) => http.put(`/${area}`, { id, version, status: 'DRAFT', scheduledAt: null }))

/**
 * Undoes a change of the status, over the version that the change left: the same status, dates and address as
 * before. A public page keeps the address that it has.
 */
export const putBack = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version, status, publishedAt, scheduledAt, slug }) =>
    http.put(`/${area}`, {
      id,
      version: version + 1,
      status,
      publishedAt,
      ...(isAhead(scheduledAt) && { scheduledAt }),
      ...(status !== 'PUBLISHED' && { slug }),
    }),
  )
