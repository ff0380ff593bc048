import {
  employmentType,
  writtenCountry,
  workplaceType,
  type CareerFacets,
} from '@tekskills/shared/contracts/http/careers'
import type { ListFacet } from '@tekskills/shared/contracts/http/lists'
import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { readSort, tableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, paged } from '../../platform/http/lists/paged'
import { matchesSearch } from './job-search'
import { careerCardOf, selectOpenCareers, withCareerCardColumns } from './public-career-rows'

/** Parameters of the public list of jobs; `experience` is the visitor's years of experience. */
export const openCareerList = tableList.extend({
  country: writtenCountry.optional(),
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

function filtered(queries: Queries, filters: Partial<Filters>, today: string) {
  let query = selectOpenCareers(queries, today)
  for (const [name, column] of Object.entries(facetColumns)) {
    const value = filters[name as FacetName]
    if (value) query = query.where(sql<SqlBool>`lower(${sql.ref(column)}) = lower(${value})`)
  }
  const { experience, q } = filters
  if (experience !== undefined) {
    query = query.where(sql<SqlBool>`coalesce(career.experience_min, 0) <= ${experience}::numeric
      and coalesce(career.experience_max, 60) >= ${experience}::numeric`)
  }
  if (q) query = query.where(matchesSearch(q))
  return query
}

/** The public list, newest first, with the number of jobs for each filter value. */
export async function listOpenCareers(queries: Queries, list: Filters, today: string) {
  const sort = readSort(list.sort, ['postedAt', 'jobTitle', 'closingDate'], { column: 'postedAt', direction: 'desc' })
  const query = filtered(queries, list, today)
  const rows = await paged(withCareerCardColumns(query), columns, sort, list).execute()
  const { total, facets } = await countOpenCareers(queries, list, today)
  return { ...pageResponse({ ...list, content: rows.map(careerCardOf), total, sort }), facets }
}

interface ToldAlready {
  /** Earlier jobs are not new. */
  since: Date
  told: readonly string[]
  today: string
}

/** The open jobs of a search that no digest has named yet, newest first. */
export async function newOpenCareers(queries: Queries, search: Partial<Filters>, { since, told, today }: ToldAlready) {
  const query = filtered(queries, search, today)
    .where('career.posted_at', '>', since)
    .where(sql<SqlBool>`career.id <> all(${told}::uuid[])`)
  const rows = await withCareerCardColumns(query).orderBy('career.posted_at', 'desc').orderBy('career.id').execute()
  return rows.map(careerCardOf)
}

/**
 * Counts the jobs of a list, and for each filter those of each value, ignoring the current value of that filter. The words
 * are looked for once: that is what a search costs.
 */
async function countOpenCareers(queries: Queries, { q, experience, ...chosen }: Filters, today: string) {
  const names = Object.keys(facetColumns) as FacetName[]
  const query = filtered(queries, { q, experience }, today).select(Object.values(facetColumns))
  const columnOf = (name: FacetName) => sql.ref(facetColumns[name].replace('career.', 'found.'))
  const meetsOthers = (name?: FacetName) =>
    sql.join(
      [
        sql`true`,
        ...names.flatMap((each) =>
          chosen[each] && each !== name ? [sql`lower(${columnOf(each)}) = lower(${chosen[each]})`] : [],
        ),
      ],
      sql` and `,
    )
  const counts = names.map(
    (name) => sql`select ${sql.lit(name)} as name, ${columnOf(name)}::text as value, count(*)::int as count from found
      where ${columnOf(name)} is not null and ${meetsOthers(name)} group by ${columnOf(name)}`,
  )
  const total = sql`select 'total', '', count(*)::int from found where ${meetsOthers()}`
  const { rows } = await sql<{ name: FacetName | 'total'; value: string; count: number }>`
    with found as materialized ${query}
    select * from (${sql.join([...counts, total], sql` union all `)}) as counted
    order by count desc, value`.execute(queries)
  const facetOf = (name: FacetName): ListFacet =>
    rows.flatMap((row) => (row.name === name ? [{ value: row.value, count: row.count }] : []))
  const facets: CareerFacets = {
    country: facetOf('country'),
    city: facetOf('city'),
    department: facetOf('department'),
    employmentType: facetOf('employmentType'),
    workplaceType: facetOf('workplaceType'),
  }
  return { total: rows.find(({ name }) => name === 'total')?.count ?? 0, facets }
}
