import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { ListQuery, Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import { getRecord } from '../record-form/record-api'

/** One page of the table (CL-02; contract §3.7, row 35). */
export async function listCareers(query: Partial<ListQuery>, signal: AbortSignal): Promise<Page<StaffCareer>> {
  const { data } = await http.get<Page<StaffCareer>>('/career/get-allcareers', { params: query, signal })
  return data
}

/** The whole record of a job. */
export const getCareer = (id: string, signal: AbortSignal) => getRecord<StaffCareer>('/career', id, signal)
