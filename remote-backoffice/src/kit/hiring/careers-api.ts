import type { CareerBulk, StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { ListQuery, Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import { getRecord } from '../record-form/records'
import type { RowResult } from '../tables/record-list'

/** Milliseconds for up to a hundred jobs. */
const BULK_TIMEOUT = 60_000

/** One page of the table (CL-02; contract §3.7, row 35). */
export async function listCareers(query: Partial<ListQuery>, signal: AbortSignal): Promise<Page<StaffCareer>> {
  const { data } = await http.get<Page<StaffCareer>>('/career/get-allcareers', { params: query, signal })
  return data
}

/** The whole record of a job. */
export const getCareer = (id: string, signal: AbortSignal) => getRecord<StaffCareer>('/career', id, signal)

/** Does the same to many jobs and answers for each whether it was done. */
export async function changeCareers(bulk: CareerBulk): Promise<RowResult[]> {
  const { data } = await http.post<{ results: RowResult[] }>('/career/bulk', bulk, { timeout: BULK_TIMEOUT })
  return data.results
}
