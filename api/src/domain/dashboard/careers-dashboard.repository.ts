import { applicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import type { Trend } from '@tekskills/shared/contracts/http/trends'
import { sql, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queries } from '../../platform/database/database'
import { dayAfter } from '../../platform/time/site-day'
import { filterApplicants } from '../applicants/applicant-rows'
import { isDueBy, noticeEnd } from '../applicants/retention'
import { statusOn } from '../careers/career-status'
import { isShownTo, type Viewer } from '../hiring-teams/job-access'
import { countAs, monthStarts, monthToDate, trendOf, type CalendarMonths } from './aggregates'

const MAX_ROWS = 8
const MAX_GROUPS = 10
/** A job closes soon if its closing date is at most this many days away. */
const SOON_DAYS = 14

interface CareersScope extends CalendarMonths {
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
  viewer: Viewer
}

/**
 * The statistics of the careers area (BO-03; contract §3.8), in one query, so that all of them reflect the same moment.
 * Like the lists, they exclude erased applicants, and jobs that are restricted to a team without the viewer.
 */
export async function readCareersDashboard(queries: Queries, scope: CareersScope): Promise<CareersDashboard> {
  const { now, today, viewer } = scope
  const { careers, applicants, due, applicantsByStage, recentApplicants, medianDaysToHire, ...rest } = await queries
    .selectNoFrom([
      jsonObjectFrom(careerTotals(queries, scope)).$notNull().as('careers'),
      jsonObjectFrom(applicantTotals(queries, scope)).$notNull().as('applicants'),
      jsonObjectFrom(dueForErasure(queries, scope)).$notNull().as('due'),
      jsonArrayFrom(applicationsByMonth(scope)).as('applicationsByMonth'),
      jsonArrayFrom(applicantsForJobs(queries, viewer).select(['stage', count]).groupBy('stage')).as(
        'applicantsByStage',
      ),
      jsonArrayFrom(applicantsByJob(queries, viewer)).as('applicantsByJob'),
      jsonArrayFrom(openByCountry(queries, scope)).as('openByCountry'),
      jsonArrayFrom(applicantsBySource(queries, viewer)).as('applicantsBySource'),
      jsonArrayFrom(applicantsByRejection(queries, viewer)).as('applicantsByRejection'),
      jsonArrayFrom(closingSoon(queries, scope)).as('closingSoon'),
      jsonArrayFrom(recentlyApplied(queries, viewer)).as('recentApplicants'),
      daysToHire(viewer).as('medianDaysToHire'),
      appliedTrend(scope, sql`career_id is not null`).as('appliedTrend'),
      appliedTrend(scope, sql`future`).as('poolTrend'),
      hiredTrend(scope).as('hiredTrend'),
    ])
    .executeTakeFirstOrThrow()
  const { appliedTrend: applications, poolTrend: talentPool, hiredTrend: hired, ...panels } = rest
  const { openings, ...statuses } = careers
  const { futureApplicants, ...counts } = applicants
  const atStage = new Map(applicantsByStage.map((row) => [row.stage, row.count]))
  return {
    ...panels,
    trends: { applications, talentPool, hired },
    totals: { careers: statuses, openings, applicants: counts, futureApplicants, dueForErasure: due.count },
    applicantsByStage: applicantStage.options.map((stage) => ({ stage, count: atStage.get(stage) ?? 0 })),
    recentApplicants: recentApplicants.map(({ applied_at, ...applicant }) => ({
      ...applicant,
      appliedAt: new Date(applied_at).toISOString(),
    })),
    last7DaysFrom: weekStart(today),
    medianDaysToHire: medianDaysToHire === null ? null : Math.round(medianDaysToHire),
    generatedAt: now.toISOString(),
  }
}

const count = countAs('count')

/** The first day of the seven-day period that ends today, as the applications table filters it. */
const weekStart = (today: string) => dayAfter(today, -6)

function careerTotals(queries: Queries, { today, viewer }: CareersScope) {
  const countOf = <Name extends string>(name: Name, status: string) =>
    countAs(name, sql`${statusOn(today)} = ${sql.lit(status)}`)
  return careers(queries, viewer)
    .select([countAs('total'), countOf('open', 'OPEN'), countOf('onHold', 'ON_HOLD'), countOf('closed', 'CLOSED')])
    .select(countOf('draft', 'DRAFT'))
    .select(sql<number>`coalesce(sum(openings) filter (where ${statusOn(today)} = 'OPEN'), 0)::int`.as('openings'))
}

const careers = (queries: Queries, viewer: Viewer) => queries.selectFrom('career').where(isShownTo(viewer, 'career.id'))

const applicants = filterApplicants

/** Excludes the talent pool, so that each count matches the rows of the list it links to. */
const applicantsForJobs = (queries: Queries, viewer: Viewer) =>
  applicants(queries, viewer).where('career_id', 'is not', null)

function applicantTotals(queries: Queries, { today, timeZone, viewer }: CareersScope) {
  const since = sql`(${weekStart(today)}::date::timestamp at time zone ${timeZone})`
  return applicants(queries, viewer).select([
    countAs('total', sql`career_id is not null`),
    countAs('new', sql`career_id is not null and stage = 'NEW'`),
    countAs('last7Days', sql`career_id is not null and applied_at >= ${since}`),
    countAs('futureApplicants', sql`future`),
  ])
}

/** Counted separately, so that the index of due applicants is used. */
const dueForErasure = (queries: Queries, { now, viewer }: CareersScope) =>
  applicants(queries, viewer)
    .where(isDueBy(noticeEnd(now)))
    .select(count)

/** Applicants of the last seven days, today included as in the table, and of the seven days before. */
function appliedTrend({ today, timeZone, viewer }: CareersScope, condition: RawBuilder<unknown>) {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`
  const [from, earlier] = [startOf(weekStart(today)), startOf(weekStart(dayAfter(today, -7)))]
  return sql<Trend>`(select json_build_object(
      'current', count(*) filter (where applied_at >= ${from}), 'previous', count(*) filter (where applied_at < ${from}))
    from applicant where erased_at is null and applied_at >= ${earlier} and ${condition}
      and ${isShownTo(viewer, 'career_id')})`
}

/** People who became HIRED for the first time this month, and in the same part of the previous month. */
function hiredTrend({ now, timeZone, viewer }: CareersScope) {
  const periods = monthToDate(now, timeZone)
  return sql<Trend>`(select ${trendOf(sql`hired.at`, periods)} from (
      select applicant_id, min(at) as at from applicant_stage_move where to_stage = 'HIRED' and not undone group by applicant_id
    ) as hired join applicant on applicant.id = hired.applicant_id
    where applicant.erased_at is null and ${isShownTo(viewer, 'applicant.career_id')})`
}

const applicationsByMonth = (scope: CareersScope) =>
  sql<CareersDashboard['applicationsByMonth'][number]>`
    (with month as (${monthStarts(scope)}), applied as (
      select date_trunc('month', applied_at at time zone ${scope.timeZone}) as start, career_id is not null as for_job,
        count(*) as people
      from applicant where erased_at is null and applied_at >= (select min(start) from month) at time zone ${scope.timeZone}
        and ${isShownTo(scope.viewer, 'career_id')}
      group by 1, 2
    )
    select to_char(month.start, 'YYYY-MM') as month,
      coalesce(sum(people) filter (where for_job), 0)::int as applicants,
      coalesce(sum(people) filter (where not for_job), 0)::int as future
    from month left join applied on applied.start = month.start
    group by month.start order by month.start)`

const applicantsByJob = (queries: Queries, viewer: Viewer) =>
  applicants(queries, viewer)
    .innerJoin('career', 'career.id', 'applicant.career_id')
    .select(['career.id as jobId', 'career.job_title as jobTitle', count])
    .groupBy(['career.id', 'career.job_title'])
    .orderBy('count', 'desc')
    .orderBy('jobTitle')
    .limit(MAX_GROUPS)

const applicantsBySource = (queries: Queries, viewer: Viewer) =>
  applicantsForJobs(queries, viewer)
    .where('source', 'is not', null)
    .select([sql<string>`source`.as('source'), count])
    .groupBy('source')
    .orderBy('count', 'desc')
    .orderBy('source')
    .limit(MAX_GROUPS)

const applicantsByRejection = (queries: Queries, viewer: Viewer) =>
  applicantsForJobs(queries, viewer)
    .where('stage', '=', 'REJECTED')
    .select(['reject_code as rejectCode', count])
    .groupBy('reject_code')
    .orderBy('count', 'desc')
    .orderBy('reject_code')

const openByCountry = (queries: Queries, { today, viewer }: CareersScope) =>
  careers(queries, viewer)
    .where(statusOn(today), '=', 'OPEN')
    .where('country', 'is not', null)
    .select([sql<string>`country`.as('country'), count])
    .groupBy('country')
    .orderBy('count', 'desc')
    .orderBy('country')

const closingSoon = (queries: Queries, { today, viewer }: CareersScope) =>
  careers(queries, viewer)
    .select(['id', 'job_title as jobTitle', sql<string>`closing_date`.as('closingDate')])
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

const recentlyApplied = (queries: Queries, viewer: Viewer) =>
  applicants(queries, viewer)
    .leftJoin('career', 'career.id', 'applicant.career_id')
    .select(['applicant.id', 'applicant.name', 'career.job_title as jobTitle', 'applicant.stage', 'applied_at'])
    .orderBy('applicant.applied_at', 'desc')
    .orderBy('applicant.id')
    .limit(MAX_ROWS)

/** Median time from the application to the first move to HIRED, in days. */
const daysToHire = (viewer: Viewer) => sql<number | null>`(
  select percentile_cont(0.5) within group (order by extract(epoch from hired.at - applicant.applied_at) / 86400)
  from applicant join (
    select applicant_id, min(at) as at from applicant_stage_move where to_stage = 'HIRED' and not undone group by applicant_id
  ) as hired on hired.applicant_id = applicant.id
  where applicant.erased_at is null and ${isShownTo(viewer, 'applicant.career_id')})`
