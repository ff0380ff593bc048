import type { PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import type { ResolvedMeta } from '@tekskills/shared/contracts/http/content'
import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../../platform/database/database'

/** The path of a job's page. */
export const careerPath = (slug: string) => `/opportunities?job=${slug}`

/** The jobs that accept applications as of `today`. */
export const selectOpenCareers = (queries: Queries, today: string) =>
  queries
    .selectFrom('career')
    .where('career.status', '=', 'OPEN')
    .where(sql<SqlBool>`career.closing_date >= ${today}::date`)

/** The jobs whose page is public as of `today`: open ones and those on hold. */
export const selectShownCareers = (queries: Queries, today: string) =>
  queries
    .selectFrom('career')
    .where(
      sql<SqlBool>`(career.status = 'ON_HOLD' or career.status = 'OPEN' and career.closing_date >= ${today}::date)`,
    )

/** A job of any status, for the holder of a link to its preview. */
export const selectAnyCareer = (queries: Queries, id: string) =>
  queries.selectFrom('career').where('career.id', '=', id)

/** Finds a job that is or was public by its slug, code or a former slug, whether it is open now or not. */
export async function findCareer(queries: Queries, name: string) {
  const shown = queries
    .selectFrom('career')
    .select(['id', 'department', 'country', 'status', 'close_reason', 'closing_date'])
    .where('posted_at', 'is not', null)
    .where('status', '<>', 'DRAFT')
  const bySlug = await shown.where('slug', '=', name).executeTakeFirst()
  if (bySlug) return bySlug
  const byCode = await shown.where('job_code', '=', name.toUpperCase()).executeTakeFirst()
  if (byCode) return byCode
  const former = queries.selectFrom('former_slug').select('record_id').where('kind', '=', 'career')
  return shown.where('id', 'in', former.where('slug', '=', name)).executeTakeFirst()
}

/** Whether a job that was public has been deleted; its slugs and its id are stored for this check. */
export async function wasDeleted(queries: Queries, { slug, id }: { slug?: string; id?: string }): Promise<boolean> {
  const formerSlugs = queries.selectFrom('former_slug').select('record_id').where('kind', '=', 'career')
  const matching =
    slug === undefined ? formerSlugs.where('record_id', '=', id ?? null) : formerSlugs.where('slug', '=', slug)
  const existing = queries.selectFrom('career').select('id')
  return (await matching.where('record_id', 'not in', existing).executeTakeFirst()) !== undefined
}

/** Adds the columns that a job card shows. */
export const withCareerCardColumns = (query: ReturnType<typeof selectOpenCareers>) =>
  query
    .select(['career.id', 'career.slug', 'career.job_title', 'career.job_code', 'career.department', 'career.skills'])
    .select(['career.employment_type', 'career.workplace_type', 'career.country', 'career.state', 'career.city'])
    .select(['career.experience_min', 'career.experience_max', 'career.openings', 'career.posted_at'])
    .select(['career.closing_date', sql<string>`left(career.plain_text, 240)`.as('beginning')])

type CardRow = Awaited<ReturnType<ReturnType<typeof withCareerCardColumns>['executeTakeFirstOrThrow']>>

/** The card of an open job, which always has an employment type, a country and a closing date. */
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

/**
 * The complete sentences in the first 200 characters, or the complete words if no sentence ends there. List items have no
 * full stop, so a summary ends before a list rather than in the middle of it.
 */
function summaryOf(text: string): string {
  const beginning = text.slice(0, 200)
  const sentences = /^.*[.!?](?=\s|$)/s.exec(beginning)?.[0]
  return sentences ?? (text.length <= 200 ? text : `${beginning.replace(/(?<!\s)\s+\S*$/, '')}…`)
}

/** The metadata of a job's page, whose canonical URL is its own (contract §3.9). */
export function careerMetaOf({
  jobTitle,
  slug,
  summary,
  skills,
  city,
  country,
  workplaceType,
}: PublicCareerCard): ResolvedMeta {
  const place = workplaceType === 'REMOTE' ? `Remote, ${country}` : [city, country].filter(Boolean).join(', ')
  return {
    title: `${jobTitle} (${place})`,
    description: summary,
    keywords: skills.join(', '),
    canonicalLink: careerPath(slug),
    image: '',
    robots: 'index, follow',
  }
}
