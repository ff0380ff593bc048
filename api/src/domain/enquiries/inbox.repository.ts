import {
  enquiryStatus,
  enquiryType,
  type EnquiryDetail,
  type StaffEnquiry,
} from '@tekskills/shared/contracts/http/enquiries'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, readListType, tableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, ordered, paged } from '../../platform/http/lists/paged'
import { notFound } from '../../platform/http/problems/problem-error'
import { pathOfPage } from '../content/page-paths'
import { isPublicAt } from '../content/publication'
import { contentTeam } from '../session/content-team'
import { personOf, staffNameOf } from '../session/staff-person'
import type { EnquiredCaseStudy } from './enquiries.repository'

/** Parameters of the inbox: `type` is the form that was used, `status` the processing status. */
export const inboxList = tableList.extend({ status: enquiryStatus.optional() })

const columns = {
  id: 'enquiry.id',
  createdAt: 'enquiry.created_at',
  name: alphabetical('enquiry.name'),
  email: alphabetical('enquiry.email'),
  subject: alphabetical('enquiry.subject'),
  status: 'enquiry.status',
}
const sortable = ['createdAt', 'name', 'email', 'subject', 'status']
const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/** One page of the inbox. */
export async function listEnquiries(queries: Queries, list: z.output<typeof inboxList>, now: Date) {
  const sort = readSort(list.sort, sortable, newestFirst)
  const query = findEnquiries(queries, list)
  const total = await countRows(query)
  const ids = paged(query.select('enquiry.id'), columns, sort, list)
  const shown = withShown(queries.selectFrom('enquiry'), now).where('enquiry.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  return pageResponse({ ...list, content: rows.map(staffEnquiryOf), total, sort })
}

/** One enquiry with what the team has written about it, newest first. Throws 404. */
export async function readEnquiryDetail(queries: Queries, id: string, now: Date): Promise<EnquiryDetail> {
  const enquiry = await readEnquiry(queries, id, now)
  const entries = await queries
    .selectFrom('enquiry_entry')
    .select(['id', 'type', 'text', 'created_at', 'created_by', staffNameOf('enquiry_entry.created_by').as('author')])
    .where('enquiry_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    ...enquiry,
    entries: entries.map(({ created_at, created_by, author, ...entry }) => ({
      ...entry,
      createdAt: created_at.toISOString(),
      createdBy: personOf(created_by, author),
    })),
    team: await contentTeam(queries),
  }
}

/** One enquiry. Throws 404. */
export async function readEnquiry(queries: Queries, id: string, now: Date): Promise<StaffEnquiry> {
  const row = await withShown(queries.selectFrom('enquiry'), now).where('enquiry.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This enquiry could not be found.')
  return staffEnquiryOf(row)
}

type Enquiries = ReturnType<typeof findEnquiries>

const withShown = (query: Enquiries, now: Date) =>
  query
    .selectAll('enquiry')
    .select([staffNameOf('enquiry.updated_by').as('changed_by'), caseStudyAt(now).as('case_study')])
    .select(staffNameOf('enquiry.assigned_to').as('assignee'))

/** The case study of an enquiry. Its id is a text, which a cast would reject if it were anything but an id. */
const caseStudyAt = (now: Date) => sql<EnquiredCaseStudy | null>`(
  select json_build_object('title', name, 'path', case when ${isPublicAt(now)} then ${pathOfPage} end)
  from content_item
  where kind = 'CASESTUDY'
    and content_item.id = case when enquiry.case_study_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then enquiry.case_study_id::uuid end)`

function findEnquiries(queries: Queries, { type, q, status }: z.output<typeof inboxList>) {
  let query = queries.selectFrom('enquiry')
  const kind = readListType(enquiryType, type)
  if (kind) query = query.where('enquiry.type', '=', kind)
  if (status) query = query.where('enquiry.status', '=', status)
  if (q) query = query.where(sql<boolean>`enquiry.search_key like contains_pattern(${q})`)
  return query
}

interface EnquiryRow {
  id: string
  version: number
  type: StaffEnquiry['type']
  status: StaffEnquiry['status']
  name: string
  email: string
  subject: string
  message: string
  company: string | null
  phone: string | null
  case_study_id: string | null
  case_study: EnquiredCaseStudy | null
  suspected_spam: boolean
  created_at: Date
  updated_at: Date
  changed_by: string | null
  assigned_to: string | null
  assignee: string | null
}

const staffEnquiryOf = ({ id, version, type, status, name, email, ...row }: EnquiryRow): StaffEnquiry => ({
  id,
  version,
  type,
  status,
  name,
  email,
  subject: row.subject,
  message: row.message,
  company: row.company,
  phone: row.phone,
  casestudyId: row.case_study_id,
  caseStudy: row.case_study,
  suspectedSpam: row.suspected_spam,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.changed_by,
  assignedTo: personOf(row.assigned_to, row.assignee),
})
