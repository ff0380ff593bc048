import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { ListQuery, Page } from '@tekskills/shared/contracts/http/lists'
import type { Colleagues } from '@tekskills/shared/contracts/http/hiring-teams'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { getRecord } from '../record-form/record-api'

/** One page of the table (CL-02; contract §3.7, row 35). */
export async function listCareers(query: Partial<ListQuery>, signal: AbortSignal): Promise<Page<StaffCareer>> {
  const { data } = await http.get<Page<StaffCareer>>('/career/get-allcareers', { params: query, signal })
  return data
}

/** Who can be in a hiring team; null from an older service without teams. */
export async function listColleagues(signal: AbortSignal): Promise<Colleagues | null> {
  try {
    const { data } = await http.get<Colleagues>('/career/colleagues', { signal })
    return data
  } catch (error) {
    // An older service takes the name for the id of a job.
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}

/** The whole record of a job. */
export const getCareer = (id: string, signal: AbortSignal) => getRecord<StaffCareer>('/career', id, signal)
