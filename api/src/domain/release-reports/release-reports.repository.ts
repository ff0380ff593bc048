import {
  VITAL_LIMITS,
  vitalName,
  type ReleaseFigures,
  type VitalName,
} from '@tekskills/shared/contracts/http/release-reports'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { loadTimeColumns, loadTimeOf } from './load-times'
import { minuteOf } from './minute-limit'
import type { ReleaseCounts } from './release-counts'

const DAY_MS = 24 * 60 * 60_000
const RETENTION_DAYS = 30
const sums = [
  'reports',
  'loads',
  'failures',
  'milliseconds',
  'views',
  'view_reports',
  'broken',
  ...loadTimeColumns,
] as const

/** The positions of the intervals in a column of measured times, which PostgreSQL counts from 1. */
const positions = [...VITAL_LIMITS, Infinity].map((_, index) => index + 1)

/** A value for each interval, such as a sum, as an array in SQL. */
const eachInterval = (value: (position: number) => ReturnType<typeof sql>) =>
  sql`array[${sql.join(positions.map(value))}]`

const vitalAt = (table: string, name: VitalName, position: number) =>
  sql`coalesce((${sql.ref(`${table}.${name}`)})[${sql.lit(position)}], 0)`

/** Adds counts to the rows of the same release and minute. */
export async function storeCounts(queries: Queries, counts: readonly ReleaseCounts[]): Promise<void> {
  if (counts.length === 0) return
  const added = Object.fromEntries(
    sums.map((column) => [
      column,
      sql<number>`${sql.ref(`release_report.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
    ]),
  )
  const addedVitals = Object.fromEntries(
    vitalName.options.map((name) => [
      name,
      eachInterval((at) => sql`${vitalAt('release_report', name, at)} + ${vitalAt('excluded', name, at)}`),
    ]),
  )
  await queries
    .insertInto('release_report')
    // Sorted, so that two instances that update the same rows do not deadlock.
    .values(
      counts
        .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
        .map((each) => ({ ...each, inp: `{${each.inp.join()}}`, lcp: `{${each.lcp.join()}}` })),
    )
    .onConflict((same) => same.columns(['minute', 'remote', 'release']).doUpdateSet({ ...added, ...addedVitals }))
    .execute()
}

const keyOf = ({ minute, remote, release }: ReleaseCounts) => `${minute.getTime()} ${remote} ${release}`

/** The totals reported for each release in the last `minutes` minutes, including the current one. */
export async function readTotals(queries: Queries, minutes: number, now: Date): Promise<ReleaseFigures[]> {
  const since = new Date(minuteOf(now).getTime() - (minutes - 1) * 60_000)
  const rows = await queries
    .selectFrom('release_report')
    .select(['remote', 'release'])
    .select(sums.map((column) => sql<number>`sum(${sql.ref(column)})::float8`.as(column)))
    .select(
      vitalName.options.map((name) =>
        sql<number[]>`to_json(${eachInterval((at) => sql`sum(${vitalAt('release_report', name, at)})`)})`.as(name),
      ),
    )
    .where('minute', '>=', since)
    .groupBy(['remote', 'release'])
    .orderBy('remote')
    .orderBy('release')
    .execute()
  return rows.map(
    ({ remote, release, reports, loads, failures, views, broken, view_reports: viewReports, inp, lcp, ...counts }) => ({
      remote,
      release,
      reports,
      loads,
      failures,
      views,
      viewReports,
      broken,
      mean: loads > 0 ? Math.round(counts.milliseconds / loads) : null,
      p75: loadTimeOf(counts, 0.75),
      ...([...inp, ...lcp].some((count) => count > 0) && { vitals: { inp, lcp } }),
    }),
  )
}

/** Deletes reports and errors older than 30 days. */
export async function deleteExpiredReports(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await queries.deleteFrom('release_report').where('minute', '<', before).execute()
  await queries.deleteFrom('release_error').where('last_at', '<', before).execute()
}
