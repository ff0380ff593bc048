import { RETENTION_NOTICE_DAYS } from '@tekskills/shared/contracts/application'
import {
  applicantListType,
  rejectCode,
  searchedSkills,
  UNDECIDED,
  type StaffApplicant,
} from '@tekskills/shared/contracts/http/applicants'
import { writtenCountry } from '@tekskills/shared/contracts/http/careers'
import { day } from '@tekskills/shared/contracts/http/days'
import { MAX_PAGE_SIZE } from '@tekskills/shared/contracts/http/lists'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { countRows } from '../../platform/http/lists/count-rows'
import {
  readSort,
  readListType,
  tableList,
  type SortTerm,
  type TableList,
} from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, emptyLast, ordered, paged } from '../../platform/http/lists/paged'
import { anyOf, matchesName, matchesTerms, phraseOf } from '../careers/job-search'
import {
  filterApplicants,
  selectApplicants,
  staffApplicantOf,
  withStaffColumns,
  type ApplicantFilter,
  type ApplicantView,
} from './applicant-rows'
import { waitsForDecision } from './decided-person'
import { isDueBy, noticeEnd } from './retention'
import { excerptOf, readResumeSearch, type ResumeSearch } from './resume-words'

/** A whole tag, however its letters are capitalized or accented. */
const searchedTag = z.string().trim().max(40)

/** Parameters of the table of applications (contract §3.7, row 36); days in the site's time zone, both inclusive. */
export const applicationList = tableList.extend({
  jobId: z.string().max(40).optional(),
  from: day().optional(),
  to: day().optional(),
  source: z.string().max(80).optional(),
  rejectCode: rejectCode.optional(),
  tag: searchedTag.optional(),
})

/** Parameters of the table of applicants due for erasure; `within` is in days from now. */
export const retentionList = tableList.extend({
  within: z.coerce.number().int().min(1).max(800).default(RETENTION_NOTICE_DAYS),
})

/** Parameters for searching the talent pool (row 38, `POST /jobApplicants`). */
export const poolSearch = tableList.extend({
  skills: searchedSkills.optional(),
  country: writtenCountry.optional(),
  experienceMin: z.coerce.number().min(0).max(60).optional(),
  experienceMax: z.coerce.number().min(0).max(60).optional(),
  desiredRole: z.string().max(120).optional(),
  tag: searchedTag.optional(),
})

const columns = {
  id: 'applicant.id',
  appliedAt: 'applicant.applied_at',
  name: alphabetical('applicant.name'),
  stage: 'applicant.stage',
  rating: emptyLast('applicant.rating'),
  experienceYears: emptyLast('applicant.experience_years'),
  jobTitle: emptyLast(
    '(select search_key(job.job_title) from career as job where job.id = applicant.career_id) collate "C"',
  ),
  preferredCountry: emptyLast('applicant.preferred_country'),
  retentionUntil: 'applicant.retention_until',
}

interface Scope extends ApplicantView {
  timeZone: string
}

/** The applications for jobs, or for one job. */
export async function listApplications(queries: Queries, list: z.infer<typeof applicationList>, scope: Scope) {
  let query = filterApplicants(queries, scope.viewer).where('applicant.career_id', 'is not', null)
  if (list.jobId) query = query.where('applicant.career_id', '=', list.jobId)
  const day = sql`(applicant.applied_at at time zone ${scope.timeZone})::date`
  if (list.from) query = query.where(sql<SqlBool>`${day} >= ${list.from}::date`)
  if (list.to) query = query.where(sql<SqlBool>`${day} <= ${list.to}::date`)
  if (list.source) query = query.where(sql<SqlBool>`applicant.source = source_name(${list.source})`)
  if (list.rejectCode) query = query.where('applicant.reject_code', '=', list.rejectCode)
  if (list.tag) query = query.where(hasTag(list.tag))
  const sortable = ['appliedAt', 'name', 'stage', 'rating', 'experienceYears', 'jobTitle']
  return pageOfApplicants(queries, query, list, sortable, scope)
}

const hasTag = (tag: string) => sql<SqlBool>`tag_keys(applicant.tags) @> array[search_key(${tag})]`

/** The talent pool: people who applied without a job, and applicants who were moved there. */
export async function listFutureApplicants(queries: Queries, list: z.infer<typeof poolSearch>, scope: Scope) {
  let query = filterApplicants(queries, scope.viewer).where('applicant.future', '=', true)
  if (list.country) query = query.where('applicant.preferred_country', '=', list.country)
  if (list.experienceMin !== undefined) query = query.where('applicant.experience_years', '>=', list.experienceMin)
  if (list.experienceMax !== undefined) query = query.where('applicant.experience_years', '<=', list.experienceMax)
  if (list.desiredRole) {
    const asTyped = sql<SqlBool>`search_key(applicant.desired_role) like contains_pattern(${list.desiredRole})`
    query = query.where(anyOf(asTyped, matchesTerms(sql`applicant.role_terms`, list.desiredRole)))
  }
  for (const skill of list.skills ?? []) {
    // As typed first: it is one comparison, and most applicants who have the skill wrote it that way.
    const asTyped = sql<SqlBool>`applicant.skill_terms like contains_pattern(${phraseOf(skill)})`
    query = query.where(anyOf(asTyped, matchesTerms(sql`applicant.skill_terms`, skill)))
  }
  if (list.tag) query = query.where(hasTag(list.tag))
  return pageOfApplicants(queries, query, list, ['appliedAt', 'name', 'experienceYears', 'preferredCountry'], scope)
}

/** The applicants who will be erased soon, soonest first. */
export async function listRetention(
  queries: Queries,
  list: z.infer<typeof retentionList>,
  { now, ...scope }: Scope & { now: Date },
) {
  const query = filterApplicants(queries, scope.viewer).where(isDueBy(noticeEnd(now, list.within)))
  const sortable = ['retentionUntil', 'name', 'stage', 'jobTitle', 'appliedAt']
  return pageOfApplicants(queries, query, list, sortable, scope, { column: 'retentionUntil', direction: 'asc' })
}

/** Minimum number of digits that are searched as part of a phone number. */
const MIN_PHONE_DIGITS = 4

/** Condition for a phone number that contains the digits of a search, however both are written; undefined for words. */
function hasPhone(q: string) {
  if (!/^[\d\s+().,/-]+$/.test(q)) return undefined
  // As in the column: the trunk prefix `0`, dialed only within the country, is not part of the number.
  const digits = q.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length < MIN_PHONE_DIGITS ? undefined : sql<SqlBool>`applicant.phone_digits like ${`%${digits}%`}`
}

async function pageOfApplicants(
  queries: Queries,
  all: ApplicantFilter,
  list: TableList,
  sortable: string[],
  view: ApplicantView,
  first: SortTerm = { column: 'appliedAt', direction: 'desc' },
) {
  const sort = readSort(list.sort, sortable, first)
  const type = readListType(applicantListType, list.type)
  const search = list.q ? searchOf(list.q) : undefined
  let query = all
  if (type) query = query.where('applicant.stage', 'in', type === 'UNDECIDED' ? UNDECIDED : [type])
  if (type === 'UNDECIDED') query = query.where(waitsForDecision(view.viewer))
  if (search) query = query.where(anyOf(search.inDetails, search.inResume))
  const total = await countRows(query)
  const ids = paged(query.select('applicant.id'), columns, sort, list)
  const shown = withStaffColumns(selectApplicants(queries, view.viewer), view).where('applicant.id', 'in', ids)
  const rows = (await ordered(shown, columns, sort).execute()).map(staffApplicantOf)
  const content = search && list.size <= MAX_PAGE_SIZE ? await withExcerpts(queries, rows, search) : rows
  return pageResponse({ ...list, content, total, sort })
}

type Search = ReturnType<typeof searchOf>

/** The conditions of a search: found in what is stored of an applicant, or in the text of their résumé. */
function searchOf(q: string) {
  const reference = q.trim().toUpperCase()
  const inTitle = anyOf(
    sql`search_key(job_title) like contains_pattern(${q})`,
    matchesTerms(sql`search_terms(job_title)`, q),
  )
  // The jobs are looked up first, so that each branch of the `or` can use its own index.
  const asTyped = sql<SqlBool>`(applicant.search_key like contains_pattern(${q})
      or applicant.reference in (${reference}, ${`APP-${reference}`})
      or applicant.career_id = any(array(select id from career where ${inTitle})))`
  const inTerms = [sql`applicant.skill_terms`, sql`applicant.role_terms`, sql`applicant.tag_terms`].map((terms) =>
    matchesTerms(terms, q),
  )
  const inDetails = anyOf(asTyped, matchesName(sql`applicant.name_terms`, q), hasPhone(q), ...inTerms)
  const resume = readResumeSearch(q)
  // The résumés are looked up first, as are the jobs.
  const inResume =
    resume &&
    sql<SqlBool>`applicant.resume_id = any(array(
        select file_id from resume_text where ${hasWords(resume)}))`
  return { inDetails, inResume, resume }
}

const hasWords = ({ query }: ResumeSearch) => sql<SqlBool>`resume_text.words @@ to_tsquery('simple', ${query})`

/** The longest texts of a page in which a word is looked for, together; applicants write them. */
const MAX_SCANNED = 2_000_000

/** Adds what the résumé says to applicants who were found only there. */
async function withExcerpts(
  queries: Queries,
  people: StaffApplicant[],
  { inDetails, resume }: Search,
): Promise<StaffApplicant[]> {
  if (!resume || people.length === 0) return people
  const found = await queries
    .selectFrom('applicant')
    .innerJoin('resume_text', 'resume_text.file_id', 'applicant.resume_id')
    .select(['applicant.id', 'resume_text.text'])
    .where(
      'applicant.id',
      'in',
      people.map(({ id }) => id),
    )
    .where(hasWords(resume))
    .where(sql<SqlBool>`not coalesce(${inDetails}, false)`)
    .execute()
  let left = MAX_SCANNED
  const excerpts = new Map(
    found.map(({ id, text }) => {
      left -= text?.length ?? 0
      return [id, text && left >= 0 ? excerptOf(text, resume) : []]
    }),
  )
  return people.map((person) => ({ ...person, resumeExcerpt: excerpts.get(person.id) }))
}
