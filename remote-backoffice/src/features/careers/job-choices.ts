import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { getCareer, listCareers } from '../../kit/hiring/careers-api'

/** The largest page that the list endpoint returns (contract §3.3). */
const MOST = 100

/** The jobs changed last, to choose from; the one that is chosen now is always among them. */
export async function listJobChoices(chosen: string | undefined, signal: AbortSignal): Promise<SelectOption[]> {
  const { content } = await listCareers({ size: MOST, sort: 'updatedAt,desc' }, signal)
  const isThere = !chosen || content.some(({ id }) => id === chosen)
  const jobs = isThere ? content : [...content, await getCareer(chosen, signal)]
  return jobs.map(toChoice).sort((a, b) => a.label.localeCompare(b.label))
}

const toChoice = ({ id, jobTitle, jobCode }: StaffCareer) => ({ value: id, label: `${jobTitle} (${jobCode})` })
