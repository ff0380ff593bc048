import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { jobProfileSource } from '../../features/applicants/applicant-table-sources'
import { countApplicants } from '../../features/applicants/applicants-api'
import { loadApplicant } from '../../features/applicants/load-applicant'
import { careerSource } from '../../features/careers/career-source'
import { getCareer } from '../../kit/hiring/careers-api'
import { listRecords } from '../../kit/tables/table-rows'
import { readTableQuery } from '../../kit/tables/list-parameters'
import { careersMeta } from '../../page-meta'

/** Loads one applicant (`?applicant=`), the applicants of a job (`?jobId=`), or the job picker. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const one = await loadApplicant(request, careersMeta.jobProfiles)
  if (one) return { view: 'applicant' as const, ...one }

  const { searchParams } = new URL(url)
  const jobId = searchParams.get('jobId')
  if (!jobId) {
    const query = readTableQuery(searchParams, careerSource.rules)
    return { view: 'picker' as const, page: await listRecords<StaffCareer>(careerSource, query, signal) }
  }
  const query = readTableQuery(searchParams, jobProfileSource.rules)
  const [job, counts, page] = await Promise.all([
    getCareer(jobId, signal),
    countApplicants(jobId, signal),
    listRecords<StaffApplicant>(jobProfileSource, query, signal),
  ])
  const meta = { ...careersMeta.jobProfiles, title: `Applicants for ${job.jobTitle} | Tekskills` }
  return { view: 'job' as const, job, counts, page, meta }
}
