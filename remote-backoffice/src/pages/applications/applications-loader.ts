import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { applicationSource } from '../../features/applicants/applicant-table-sources'
import { listMailTemplates } from '../../features/applicants/applicant-mails-api'
import { countApplicants } from '../../features/applicants/applicants-api'
import { loadBoard } from '../../features/applicants/board-loader'
import { loadApplicant } from '../../features/applicants/load-applicant'
import { tagOptions } from '../../features/applicants/tag-options'
import { listJobOptions } from '../../features/careers/job-options'
import { listRecords } from '../../kit/tables/table-rows'
import { readTableQuery } from '../../kit/tables/list-parameters'
import { careersMeta } from '../../page-meta'

/** Loads one applicant (`?applicant=`), the board (`?view=board`), the email templates
 * (`?view=templates`), or the table. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request
  const one = await loadApplicant(request, careersMeta.applications)
  if (one) return { view: 'applicant' as const, ...one }

  const { searchParams } = new URL(url)
  if (searchParams.get('view') === 'templates') {
    return { view: 'templates' as const, templates: await listMailTemplates(signal) }
  }
  const query = readTableQuery(searchParams, applicationSource.rules)
  const jobId = query.params?.['jobId']
  const [jobs, counts] = await Promise.all([listJobOptions(jobId, signal), countApplicants(jobId, signal)])
  const tags = tagOptions(counts, 'applicants', query.params?.['tag'])
  if (searchParams.get('view') === 'board') {
    return { view: 'board' as const, jobs, tags, counts, columns: await loadBoard(query, signal) }
  }
  const page = await listRecords<StaffApplicant>(applicationSource, query, signal)
  return { view: 'table' as const, jobs, tags, counts, page }
}
