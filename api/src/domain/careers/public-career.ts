import type { CloseReason, JobCountry, PublicCareer, PublicCareerCard } from '@tekskills/shared/contracts/http/careers'
import type { JobQuestion } from '@tekskills/shared/contracts/http/job-questions'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { notFound, ProblemError } from '../../platform/http/problems/problem-error'
import { endOfDay } from '../../platform/time/site-day'
import { postingAt } from './career-status'
import {
  careerCardOf,
  careerMetaOf,
  findCareer,
  selectOpenCareers,
  selectShownCareers,
  wasDeleted,
  withCareerCardColumns,
} from './public-career-rows'

const MAX_SIMILAR = 3

/** ISO 3166 country codes. */
const countryCodes: Record<JobCountry, string> = {
  USA: 'US',
  India: 'IN',
  UK: 'GB',
  Canada: 'CA',
  Singapore: 'SG',
  Australia: 'AU',
  UAE: 'AE',
  Netherlands: 'NL',
}

export interface Day {
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
  timeZone: string
}

/**
 * Returns the open job or job on hold for a name: its slug, code or a former slug. Throws 410, with similar jobs and
 * the close reason if it is known, for a job that was public, 404 for anything else.
 */
export async function readPublicCareer(queries: Queries, name: string, day: Day): Promise<PublicCareer> {
  const known = await findCareer(queries, name)
  if (!known) {
    if (await wasDeleted(queries, { slug: name })) throw noLongerOpen(await similarTo(queries, {}, day.today), null)
    throw notFound('This job could not be found.')
  }
  const shown = selectShownCareers(queries, day.today).where('career.id', '=', known.id)
  const row = await selectDetail(shown).executeTakeFirst()
  if (!row) {
    const similar = await similarTo(queries, known, day.today)
    const { status, close_reason: closeReason, closing_date: closingDate } = known
    throw noLongerOpen(similar, postingAt({ status, closeReason, closingDate }, day.today).closeReason)
  }
  return publicCareerOf(queries, row, day)
}

/** The page of a job, with similar ones. */
export async function publicCareerOf(queries: Queries, row: DetailRow, day: Day): Promise<PublicCareer> {
  const card = careerCardOf(row)
  return {
    ...card,
    onHold: row.status === 'ON_HOLD',
    description: row.description,
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    education: row.education,
    countryCode: countryCodes[card.country],
    salary: salaryOf(row),
    questions: (row.questions as JobQuestion[]).map(({ knockOut, ...question }) => ({
      ...question,
      isKnockOut: knockOut !== null,
    })),
    validThrough: endOfDay(card.closingDate, day.timeZone).toISOString(),
    updatedAt: row.updated_at.toISOString(),
    meta: careerMetaOf(card),
    similar: await similarTo(queries, row, day.today),
  }
}

/** Adds the columns that the page of a job shows. */
export const selectDetail = (query: ReturnType<typeof selectShownCareers>) =>
  withCareerCardColumns(query)
    .select([
      'career.status',
      'career.description',
      'career.responsibilities',
      'career.requirements',
      'career.education',
      'career.questions',
    ])
    .select(['career.salary_currency', 'career.salary_min', 'career.salary_max', 'career.salary_unit'])
    .select(['career.salary_public', 'career.updated_at'])

type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>['executeTakeFirstOrThrow']>>

function noLongerOpen(similar: PublicCareerCard[], closeReason: CloseReason | null): ProblemError {
  return new ProblemError(410, 'GONE', 'This position is no longer open.', { members: { similar, closeReason } })
}

/** Up to three other open jobs, ordered by same department, same country, then newest. */
async function similarTo(
  queries: Queries,
  { id, department = null, country = null }: { id?: string; department?: string | null; country?: string | null },
  today: string,
): Promise<PublicCareerCard[]> {
  const rows = await withCareerCardColumns(selectOpenCareers(queries, today))
    .where('career.id', 'is distinct from', id ?? null)
    .orderBy(sql`career.department is not distinct from ${department}::text`, 'desc')
    .orderBy(sql`career.country is not distinct from ${country}::text`, 'desc')
    .orderBy('career.posted_at', 'desc')
    .orderBy('career.id')
    .limit(MAX_SIMILAR)
    .execute()
  return rows.map(careerCardOf)
}

function salaryOf(row: DetailRow): PublicCareer['salary'] {
  const { salary_public, salary_currency: currency, salary_unit: unit, salary_min: min, salary_max: max } = row
  if (!salary_public || !currency || !unit || (min === null && max === null)) return null
  return { currency, min, max, unit }
}
