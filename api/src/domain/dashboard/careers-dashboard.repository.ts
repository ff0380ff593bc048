import { applicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { dayAfter } from '../../platform/time/site-day'
import { statusOn } from '../careers/career-status'

const MAX_ROWS = 8
const MAX_GROUPS = 10
/** A job closes soon if its closing date is at most this many days away. */
const SOON_DAYS = 14

interface CareersScope {
  now: Date
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
  /** Number of calendar months, including the current one. */
  months: number
  /** Time zone of the calendar months. */
  timeZone: string
}

const count = sql<number>`count(*)::int`

/** The statistics of the careers area (BO-03; contract §3.8). Like the lists, they exclude erased applicants. */
export async function readCareersDashboard(queries: Queries, scope: CareersScope): Promise<CareersDashboard> {
  const { now, today } = scope
  return {
    totals: await readTotals(queries, scope),
    applicationsByMonth: await readMonths(queries, scope),
    applicantsByStage: await readStages(queries),
    applicantsByJob: await queries
      .selectFrom('applicant')
      .where('applicant.erased_at', 'is', null)
      .innerJoin('career', 'career.id', 'applicant.career_id')
      .select(['career.id as jobId', 'career.job_title as jobTitle', count.as('count')])
      .groupBy(['career.id', 'career.job_title'])
      .orderBy('count', 'desc')
      .orderBy('jobTitle')
      .limit(MAX_GROUPS)
      .execute(),
    openByCountry: await queries
      .selectFrom('career')
      .where(statusOn(today), '=', 'OPEN')
      .where('country', 'is not', null)
      .select([sql<string>`country`.as('country'), count.as('count')])
      .groupBy('country')
      .orderBy('count', 'desc')
      .orderBy('country')
      .execute(),
    applicantsBySource: await queries
      .selectFrom('applicant')
      .where('erased_at', 'is', null)
      .where('source', 'is not', null)
      .where('career_id', 'is not', null)
      .select([sql<string>`source`.as('source'), count.as('count')])
      .groupBy('source')
      .orderBy('count', 'desc')
      .orderBy('source')
      .limit(MAX_GROUPS)
      .execute(),
    closingSoon: await readClosingSoon(queries, today),
    recentApplicants: await readRecent(queries),
    last7DaysFrom: weekStart(today),
    medianDaysToHire: await readMedianDaysToHire(queries),
    generatedAt: now.toISOString(),
  }
}

/** The first day of the seven-day period that ends today, as the applications table filters it. */
const weekStart = (today: string) => dayAfter(today, -6)

async function readTotals(queries: Queries, { today, timeZone }: CareersScope): Promise<CareersDashboard['totals']> {
  const are = (status: string) => sql<number>`count(*) filter (where ${statusOn(today)} = ${status})::int`
  const { openings, ...careers } = await queries
    .selectFrom('career')
    .select([count.as('total'), are('OPEN').as('open'), are('ON_HOLD').as('onHold'), are('CLOSED').as('closed')])
    .select(are('DRAFT').as('draft'))
    .select(sql<number>`coalesce(sum(openings) filter (where ${statusOn(today)} = 'OPEN'), 0)::int`.as('openings'))
    .executeTakeFirstOrThrow()
  const since = sql`(${weekStart(today)}::date::timestamp at time zone ${timeZone})`
  const { futureApplicants, ...applicants } = await queries
    .selectFrom('applicant')
    .where('erased_at', 'is', null)
    .select([
      sql<number>`count(*) filter (where career_id is not null)::int`.as('total'),
      sql<number>`count(*) filter (where career_id is not null and stage = 'NEW')::int`.as('new'),
      sql<number>`count(*) filter (where career_id is not null and applied_at >= ${since})::int`.as('last7Days'),
      sql<number>`count(*) filter (where future)::int`.as('futureApplicants'),
    ])
    .executeTakeFirstOrThrow()
  return { careers, openings, applicants, futureApplicants }
}

async function readMonths(queries: Queries, { now, months, timeZone }: CareersScope) {
  const { rows } = await sql<{ month: string; applicants: number; future: number }>`
    with month as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - make_interval(months => ${months - 1}),
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}),
        interval '1 month') as start
    ), applied as (
      select date_trunc('month', applied_at at time zone ${timeZone}) as start, career_id is not null as for_job,
        count(*) as people
      from applicant where erased_at is null and applied_at >= (select min(start) from month) at time zone ${timeZone}
      group by 1, 2
    )
    select to_char(month.start, 'YYYY-MM') as month,
      coalesce(sum(people) filter (where for_job), 0)::int as applicants,
      coalesce(sum(people) filter (where not for_job), 0)::int as future
    from month left join applied on applied.start = month.start
    group by month.start order by month.start`.execute(queries)
  return rows
}

/** Excludes the talent pool, so that each count matches the rows of the list it links to. */
async function readStages(queries: Queries): Promise<CareersDashboard['applicantsByStage']> {
  const rows = await queries
    .selectFrom('applicant')
    .where('erased_at', 'is', null)
    .where('career_id', 'is not', null)
    .select(['stage', count.as('count')])
    .groupBy('stage')
    .execute()
  const counts = new Map(rows.map((row) => [row.stage, row.count]))
  return applicantStage.options.map((stage) => ({ stage, count: counts.get(stage) ?? 0 }))
}

async function readClosingSoon(queries: Queries, today: string): Promise<CareersDashboard['closingSoon']> {
  const rows = await queries
    .selectFrom('career')
    .select(['id', 'job_title as jobTitle', 'closing_date'])
    .select(
      sql<number>`(select count(*)::int from applicant
        where career_id = career.id and erased_at is null)`.as('applicantCount'),
    )
    .where('status', '=', 'OPEN')
    .where('closing_date', '>=', today)
    .where('closing_date', '<=', dayAfter(today, SOON_DAYS))
    .orderBy('closing_date')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ closing_date, ...job }) => ({ ...job, closingDate: closing_date ?? today }))
}

async function readRecent(queries: Queries): Promise<CareersDashboard['recentApplicants']> {
  const rows = await queries
    .selectFrom('applicant')
    .leftJoin('career', 'career.id', 'applicant.career_id')
    .select(['applicant.id', 'applicant.name', 'career.job_title', 'applicant.stage', 'applicant.applied_at'])
    .where('applicant.erased_at', 'is', null)
    .orderBy('applicant.applied_at', 'desc')
    .orderBy('applicant.id')
    .limit(MAX_ROWS)
    .execute()
  return rows.map(({ job_title: jobTitle, applied_at, ...row }) => ({
    ...row,
    jobTitle,
    appliedAt: applied_at.toISOString(),
  }))
}

/** Median time from the application to the first move to HIRED, in whole days. */
async function readMedianDaysToHire(queries: Queries): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from hired.at - applicant.applied_at) / 86400) as days
    from applicant join (
      select applicant_id, min(at) as at from applicant_stage_move where to_stage = 'HIRED' group by applicant_id
    ) as hired on hired.applicant_id = applicant.id
    where applicant.erased_at is null`.execute(queries)
  const days = rows[0]?.days
  return typeof days === 'number' ? Math.round(days) : null
}
