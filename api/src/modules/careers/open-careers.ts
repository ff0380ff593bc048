import { sql, type SqlBool } from 'kysely'
import {
  employmentType,
  jobCountry,
  workplaceType,
  type CareerFacets,
  type PublicCareerCard,
} from '@tekskills/shared/contracts/http/careers'
import { z } from 'zod'
import type { Queries } from '../../database/database'
import { readSort } from '../../lists/list-request'
import { pageAnswer } from '../../lists/page'
import { alphabetical, paged } from '../../lists/paged'
import { staffList } from '../../lists/staff-list'

/** Parameters of the public list of jobs; `experience` is the years that somebody has. */
export const openCareerList = staffList.extend({
  country: jobCountry.optional(),
  city: z.string().max(80).optional(),
  department: z.string().max(80).optional(),
  employmentType: employmentType.optional(),
  workplaceType: workplaceType.optional(),
  experience: z.coerce.number().min(0).max(60).optional(),
})
type Filters = z.infer<typeof openCareerList>

const facetColumns = {
  country: 'career.country',
  city: 'career.city',
  department: 'career.department',
  employmentType: 'career.employment_type',
  workplaceType: 'career.workplace_type',
} as const
type FacetName = keyof typeof facetColumns

const columns = {
  id: 'career.id',
  postedAt: 'career.posted_at',
  jobTitle: alphabetical('career.job_title'),
  closingDate: 'career.closing_date',
}

/** The jobs for which one can apply on the day `today`. */
export const selectOpen = (queries: Queries, today: string) =>
  queries
    .selectFrom('career')
    .where('career.status', '=', 'OPEN')
    .where(sql<SqlBool>`career.closing_date >= ${today}::date`)

function filtered(queries: Queries, filters: Partial<Filters>, today: string) {
  let found = selectOpen(queries, today)
  for (const [name, column] of Object.entries(facetColumns)) {
    const wanted = filters[name as FacetName]
    if (wanted) found = found.where(sql<SqlBool>`lower(${sql.ref(column)}) = lower(${wanted})`)
  }
  const { experience, q } = filters
  if (experience !== undefined) {
    found = found.where(sql<SqlBool>`coalesce(career.experience_min, 0) <= ${experience}
      and coalesce(career.experience_max, 60) >= ${experience}`)
  }
  if (q) {
    found = found.where(sql<SqlBool>`(career.search_words @@ websearch_to_tsquery('english', ${q})
      or career.search_key like contains_pattern(${q}))`)
  }
  return found
}

export const withCardColumns = (query: ReturnType<typeof selectOpen>) =>
  query
    .select(['career.id', 'career.slug', 'career.job_title', 'career.job_code', 'career.department', 'career.skills'])
    .select(['career.employment_type', 'career.workplace_type', 'career.country', 'career.state', 'career.city'])
    .select(['career.experience_min', 'career.experience_max', 'career.openings', 'career.posted_at'])
    .select(['career.closing_date', sql<string>`left(career.plain_text, 240)`.as('beginning')])

export type CardRow = Awaited<ReturnType<ReturnType<typeof withCardColumns>['executeTakeFirstOrThrow']>>

/** The card of an open job, which always has a kind, a place and a last day. */
export const careerCardOf = (row: CardRow): PublicCareerCard => ({
  id: row.id,
  slug: row.slug,
  jobTitle: row.job_title,
  jobCode: row.job_code,
  department: row.department,
  summary: summaryOf(row.beginning),
  employmentType: row.employment_type ?? 'OTHER',
  workplaceType: row.workplace_type,
  country: row.country ?? 'USA',
  state: row.state,
  city: row.city,
  skills: row.skills,
  experienceMin: row.experience_min,
  experienceMax: row.experience_max,
  openings: row.openings,
  postedAt: (row.posted_at ?? new Date(0)).toISOString(),
  closingDate: row.closing_date ?? '',
})

/** Up to 200 characters, ended at a word. */
const summaryOf = (text: string) => (text.length <= 200 ? text : `${text.slice(0, 200).replace(/\s+\S*$/, '')}…`)

/** The public list with the number of jobs behind each filter, the newest first. */
export async function listOpenCareers(queries: Queries, list: Filters, today: string) {
  const sort = readSort(list.sort, ['postedAt', 'jobTitle', 'closingDate'], { column: 'postedAt', direction: 'desc' })
  const found = filtered(queries, list, today)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await paged(withCardColumns(found), columns, sort, list).execute()
  const facets = {
    country: await countBy(queries, list, 'country', today),
    city: await countBy(queries, list, 'city', today),
    department: await countBy(queries, list, 'department', today),
    employmentType: await countBy(queries, list, 'employmentType', today),
    workplaceType: await countBy(queries, list, 'workplaceType', today),
  }
  return { ...pageAnswer({ ...list, content: rows.map(careerCardOf), total, sort }), facets }
}

/** What each value of one filter would leave, whatever that filter says now. */
async function countBy(
  queries: Queries,
  list: Filters,
  name: FacetName,
  today: string,
): Promise<CareerFacets[FacetName]> {
  const column = sql.ref<string>(facetColumns[name])
  return filtered(queries, { ...list, [name]: undefined }, today)
    .where(column, 'is not', null)
    .select([column.as('value'), sql<number>`count(*)::int`.as('count')])
    .groupBy(column)
    .orderBy('count', 'desc')
    .orderBy('value')
    .execute()
}
