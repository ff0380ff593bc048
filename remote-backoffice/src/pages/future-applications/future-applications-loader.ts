import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { poolSource } from '../../features/applicants/applicant-table-sources'
import { countApplicants, searchPool } from '../../features/applicants/applicants-api'
import { loadApplicant } from '../../features/applicants/load-applicant'
import { readTalentLists } from '../../features/applicants/talent-lists-api'
import { tagOptions } from '../../features/applicants/tag-options'
import { listRecords } from '../../kit/tables/table-rows'
import { callParams, isFiltered, readTableQuery } from '../../kit/tables/list-parameters'
import { careersMeta } from '../../page-meta'

/**
 * Loads one applicant (`?applicant=`), or the talent pool: its list or a search result (contract §3.7, rows 38, 39).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const one = await loadApplicant(request, careersMeta.futureApplications)
  if (one) return { view: 'applicant' as const, ...one }
  const query = readTableQuery(new URL(request.url).searchParams, poolSource.rules)
  const [counts, lists, page] = await Promise.all([
    countApplicants(undefined, request.signal),
    readTalentLists(request.signal),
    isFiltered(query, poolSource.rules)
      ? searchPool(callParams(query), request.signal)
      : listRecords<StaffApplicant>(poolSource, query, request.signal),
  ])
  return { view: 'table' as const, page, lists, tags: tagOptions(counts, 'future', query.params?.['tag']) }
}
