import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { getCareer, listCareers } from '../../kit/hiring/careers-api'

/** The largest page that the list endpoint returns (contract §3.3). */
const LARGEST_PAGE = 100

/** Select options with the most recently changed jobs; always includes the `chosen` one. */
export async function listJobOptions(chosen: string | undefined, signal: AbortSignal): Promise<SelectOption[]> {
  const { content } = await listCareers({ size: LARGEST_PAGE, sort: 'updatedAt,desc' }, signal)
  const isIncluded = !chosen || content.some(({ id }) => id === chosen)
  const jobs = isIncluded ? content : [...content, await getCareer(chosen, signal)]
  return jobs.map(toOption).sort((a, b) => a.label.localeCompare(b.label))
}

const toOption = ({ id, jobTitle, jobCode }: StaffCareer) => ({ value: id, label: `${jobTitle} (${jobCode})` })
