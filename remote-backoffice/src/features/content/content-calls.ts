import type { z } from 'zod'
import type { bulkAnswer } from '@tekskills/shared/contracts/http/bulk'
import type { bulkInput, StaffItem } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'
import { changedRecords, type BulkRecords } from '../tables/bulk-records'
import { oneByOne } from '../tables/records-api'
import type { RowResult, TableRow } from '../tables/record-list'

type BulkAction = z.infer<typeof bulkInput>['action']

/** Milliseconds for up to a hundred records. */
const BULK_TIMEOUT = 60_000

/** Does one thing to up to a hundred records of an area; each is told apart (contract §3.7, `/{kind}/bulk`). */
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

/** Takes a hiding back: public again since the day it was, over the version that the hiding left. */
export const republish = (area: string, rows: readonly StaffItem[]): Promise<RowResult[]> =>
  oneByOne(rows, ({ id, version, publishedAt }) =>
    http.put(`/${area}`, { id, version: version + 1, status: 'PUBLISHED', publishedAt }),
  )

/** Takes a publication back: drafts and archived pages as they were. */
export async function hideAgain(area: string, rows: readonly StaffItem[]): Promise<RowResult[]> {
  const backTo = { DRAFT: 'unpublish', ARCHIVED: 'archive' } as const
  const calls = Object.entries(backTo).map(([from, action]) => {
    const those = rows.filter(({ status }) => status === from)
    return those.length > 0 ? changeMany(area, action, changedRecords(those)) : Promise.resolve([])
  })
  return (await Promise.all(calls)).flat()
}
