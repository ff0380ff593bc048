import {
  hiringStage,
  type FunnelRow,
  type HiringReportQuery,
  type HiringReports,
  type HiringStage,
  type StageTimeRow,
} from '@tekskills/shared/contracts/http/hiring-reports'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { isShownTo, type Viewer } from '../hiring-teams/job-access'

/** Maximum number of jobs and sources that are listed, those with the most people first. */
const MAX_ROWS = 1_000

interface Scope extends HiringReportQuery {
  now: Date
  timeZone: string
  viewer: Viewer
}

/** The position of a stage in the funnel; null for the two stages that leave it. */
const placeOf = (stage: RawBuilder<unknown>) =>
  sql`array_position(${sql.lit(`{${hiringStage.options.join(',')}}`)}::text[], ${stage})`

const HIRED = hiringStage.options.indexOf('HIRED') + 1
const INTERVIEW = hiringStage.options.indexOf('INTERVIEW') + 1

/** The applications that the reports are about: of jobs that the viewer may see. */
function cohort({ jobId, from, to, timeZone, viewer }: Scope) {
  const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone ${timeZone})`
  const conditions = [
    sql`erased_at is null and career_id is not null`,
    isShownTo(viewer, 'career_id'),
    ...(jobId ? [sql`career_id = ${jobId}`] : []),
    ...(from ? [sql`applied_at >= ${startOf(sql`${from}::date`)}`] : []),
    ...(to ? [sql`applied_at < ${startOf(sql`${to}::date + 1`)}`] : []),
  ]
  return sql`select id, career_id, source, stage, reject_code, applied_at from applicant
    where ${sql.join(conditions, sql` and `)}`
}

const rounded = (days: RawBuilder<unknown>) => sql`round((${days})::numeric, 1)::float8`
const medianOf = (days: RawBuilder<unknown>) => rounded(sql`percentile_cont(0.5) within group (order by ${days})`)
/** Unlike `extract`, without a decimal number for each row. */
const daysBetween = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`(date_part('epoch', ${to} - ${from}) / 86400)`
const listOf = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(row), '[]') from (${rows}) as row)`

/**
 * All reports about the applications of a period, in one query, so that they reflect the same moment. The stays in
 * stages come from the history; steps that change no stage, and moves that were undone, are not part of it. Times are
 * compared by the order of the history, so that two moves at the same moment keep theirs.
 */
export async function readHiringReports(queries: Queries, scope: Scope): Promise<HiringReports> {
  const { now } = scope
  const { rows } = await sql<{ reports: Omit<HiringReports, 'generatedAt' | 'funnel' | 'timeInStage'> & Sparse }>`
    with cohort as materialized (${cohort(scope)}),
    stay as materialized (
      select move.applicant_id, move.to_stage as stage, move.at as since,
        lead(move.at) over history as until, lead(move.to_stage) over history as next,
        row_number() over history as step
      from applicant_stage_move as move join cohort on cohort.id = move.applicant_id
      where move.from_stage is distinct from move.to_stage and not move.undone
      window history as (partition by move.applicant_id order by move.at, move.id)
    ),
    before_exit as materialized (
      select distinct on (applicant_id) applicant_id, stage from stay
      where stage not in ('REJECTED', 'WITHDRAWN') and next in ('REJECTED', 'WITHDRAWN')
      order by applicant_id, step desc
    ),
    person as materialized (
      select cohort.*, coalesce(${placeOf(sql`cohort.stage`)}, ${placeOf(sql`before_exit.stage`)}, 1) as place
      from cohort left join before_exit on before_exit.applicant_id = cohort.id
        and cohort.stage in ('REJECTED', 'WITHDRAWN')
    ),
    hire as materialized (
      select person.career_id, ${daysBetween(sql`person.applied_at`, sql`first.at`)} as days
      from person join (
        select applicant_id, min(since) as at from stay where stage = 'HIRED' group by applicant_id
      ) as first on first.applicant_id = person.id
      where person.stage = 'HIRED'
    )
    select json_build_object(
      'applications', (select count(*) from person),
      'places', ${listOf(sql`
        select place, count(*) as people, count(*) filter (where stage = 'REJECTED') as rejected,
          count(*) filter (where stage = 'WITHDRAWN') as withdrawn
        from person group by place`)},
      'stays', ${listOf(sql`
        select stage, until is not null as "hasEnded", count(*) as stays,
          percentile_cont(array[0.5, 0.9]) within group (order by ${daysBetween(sql`since`, sql`coalesce(until, ${now}::timestamptz)`)}) as quantiles
        from stay where stage in ('NEW', 'SCREENING', 'INTERVIEW', 'OFFER') group by 1, 2`)},
      'timeToHire', (select json_build_object(
        'hired', count(*), 'medianDays', ${medianOf(sql`days`)},
        'jobs', ${listOf(sql`
          select career.id as "jobId", career.job_title as "jobTitle", career.job_code as "jobCode", count(*) as hired,
            ${medianOf(sql`days`)} as "medianDays", ${rounded(sql`min(days)`)} as "fastestDays",
            ${rounded(sql`max(days)`)} as "slowestDays"
          from hire join career on career.id = hire.career_id
          group by career.id order by hired desc, career.job_title, career.id limit ${sql.lit(MAX_ROWS)}`)}
      ) from hire),
      'sources', ${listOf(sql`
        select source, count(*) as applications, count(*) filter (where place >= ${sql.lit(INTERVIEW)}) as interviewed,
          count(*) filter (where place = ${sql.lit(HIRED)} and stage = 'HIRED') as hired,
          count(*) filter (where stage = 'REJECTED') as rejected
        from person group by source order by applications desc, source nulls last limit ${sql.lit(MAX_ROWS)}`)},
      'rejections', ${listOf(sql`
        select reject_code as "rejectCode", count(*) as rejected, count(*) filter (where place = 1) as "fromNew",
          count(*) filter (where place = 2) as "fromScreening", count(*) filter (where place = 3) as "fromInterview",
          count(*) filter (where place >= 4) as "fromOffer"
        from person where stage = 'REJECTED' group by reject_code order by rejected desc, reject_code nulls last`)}
    ) as reports`.execute(queries)
  const found = rows[0]?.reports
  if (!found) throw new Error('The reports have no row.')
  const { places, stays, ...rest } = found
  return { ...rest, funnel: funnelOf(places), timeInStage: stagesOf(stays), generatedAt: now.toISOString() }
}

interface Sparse {
  places: { place: number; people: number; rejected: number; withdrawn: number }[]
  /** Median and ninth decile in days. */
  stays: { stage: HiringStage; hasEnded: boolean; stays: number; quantiles: [number, number] }[]
}

/** Every stage of the funnel, including people who are at later stages. */
function funnelOf(places: Sparse['places']): FunnelRow[] {
  const none = { people: 0, rejected: 0, withdrawn: 0 }
  let reached = 0
  const rows = hiringStage.options.toReversed().map((stage): FunnelRow => {
    const place = hiringStage.options.indexOf(stage) + 1
    const { people, rejected, withdrawn } = places.find((row) => row.place === place) ?? none
    reached += people
    return { stage, reached, current: people - rejected - withdrawn, rejected, withdrawn }
  })
  return rows.toReversed()
}

/** Every stage that an application can wait in. */
const stagesOf = (stays: Sparse['stays']): StageTimeRow[] =>
  hiringStage.exclude(['HIRED']).options.map((stage) => {
    const ofStage = stays.filter((row) => row.stage === stage)
    const done = ofStage.find(({ hasEnded }) => hasEnded)
    const lasting = ofStage.find(({ hasEnded }) => !hasEnded)
    return {
      stage,
      left: done?.stays ?? 0,
      medianDays: toTenth(done?.quantiles[0]),
      ninthDecileDays: toTenth(done?.quantiles[1]),
      waiting: lasting?.stays ?? 0,
      medianWaitingDays: toTenth(lasting?.quantiles[0]),
    }
  })

const toTenth = (days: number | undefined) => (days === undefined ? null : Math.round(days * 10) / 10)
