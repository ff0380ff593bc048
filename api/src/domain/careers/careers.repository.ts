import {
  careerStatus,
  employmentType,
  writtenCountry,
  type StaffCareer,
} from '@tekskills/shared/contracts/http/careers'
import { sql, type Selectable, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, readListType, tableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, emptyLast, paged } from '../../platform/http/lists/paged'
import { notFound } from '../../platform/http/problems/problem-error'
import type { WriteContext } from '../../platform/database/write-context'
import { isShownTo, requireRight, type Viewer } from '../hiring-teams/job-access'
import { selectStaffCareers, staffCareerOf } from './career-rows'
import { statusOn } from './career-status'
import { anyOf, matchesTerms } from './job-search'

/** Parameters of the staff table (contract §3.7, row 35). */
export const careerList = tableList.extend({
  country: writtenCountry.optional(),
  department: z.string().max(80).optional(),
  employmentType: employmentType.optional(),
})

const columns = {
  id: 'career.id',
  updatedAt: 'career.updated_at',
  jobTitle: alphabetical('career.job_title'),
  country: emptyLast('career.country'),
  status: 'career.status',
  closingDate: emptyLast('career.closing_date'),
  applicantCount: 'applicant_count',
}
const sortable = ['updatedAt', 'jobTitle', 'country', 'status', 'closingDate', 'applicantCount']

/** Who the jobs are shown to, and on which date. */
interface CareerView {
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
  viewer: Viewer
}

const missing = () => notFound('This job could not be found.')

/** One job as staff see it. Throws 404, even for one that the viewer must not see. */
export async function readCareer(queries: Queries, id: string, { today, viewer }: CareerView): Promise<StaffCareer> {
  const row = await selectStaffCareers(queries, viewer).where('career.id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  return staffCareerOf(row, today)
}

/**
 * Returns the row of a job, locked until the transaction ends. Throws 404, and 403 for an account that may only read
 * it.
 */
export async function lockCareer(
  { transaction, actor }: Pick<WriteContext, 'transaction' | 'actor'>,
  id: string,
): Promise<Selectable<Schema['career']>> {
  const row = await transaction.selectFrom('career').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw missing()
  await requireRight(transaction, { viewer: actor.accountId, right: 'LEAD', jobId: id, missing })
  return row
}

/** The staff table. */
export async function listCareers(queries: Queries, list: z.infer<typeof careerList>, { today, viewer }: CareerView) {
  const sort = readSort(list.sort, sortable, { column: 'updatedAt', direction: 'desc' })
  const status = readListType(careerStatus, list.type)
  let query = queries.selectFrom('career').where(isShownTo(viewer, 'career.id'))
  if (status) query = query.where(statusOn(today), '=', status)
  if (list.country) query = query.where('career.country', '=', list.country)
  if (list.department) query = query.where('career.department', '=', list.department)
  if (list.employmentType) query = query.where('career.employment_type', '=', list.employmentType)
  if (list.q) {
    const asTyped = sql<SqlBool>`career.search_key like contains_pattern(${list.q})`
    query = query.where(anyOf(asTyped, matchesTerms(sql`career.search_terms`, list.q)))
  }
  const total = await countRows(query)
  const selected = selectStaffCareers(queries, viewer).where('career.id', 'in', query.select('career.id'))
  const rows = await paged(selected, columns, sort, list).execute()
  return pageResponse({ ...list, content: rows.map((row) => staffCareerOf(row, today)), total, sort })
}
