import type { Trend } from '@tekskills/shared/contracts/http/trends'
import { sql, type RawBuilder } from 'kysely'
import { dayAfter, endOfDay, siteDay } from '../../platform/time/site-day'

/** The calendar months that a dashboard covers. */
export interface CalendarMonths {
  now: Date
  /** Number of calendar months, including the current one. */
  months: number
  /** Time zone of the calendar months. */
  timeZone: string
}

/** The number of rows that satisfy a condition, or of all rows, as a named column. */
export const countAs = <Name extends string>(name: Name, condition = sql`true`) =>
  sql<number>`count(*) filter (where ${condition})::int`.as(name)

/** Query for the `start` of each month, in local time of the time zone. */
export const monthStarts = ({ now, months, timeZone }: CalendarMonths) => sql`
  select generate_series(
    date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - make_interval(months => ${months - 1}),
    date_trunc('month', ${now}::timestamptz at time zone ${timeZone}),
    interval '1 month') as start`

/** A period that ends now, and the preceding one with which it is compared. */
export interface ComparedPeriods {
  current: { from: Date; to: Date }
  previous: { from: Date; to: Date }
}

const DAY_MS = 24 * 60 * 60_000

/** The last seven days, and the seven days before. */
export function lastSevenDays(now: Date): ComparedPeriods {
  const [from, earlier] = [7, 14].map((days) => new Date(now.getTime() - days * DAY_MS)) as [Date, Date]
  return { current: { from, to: now }, previous: { from: earlier, to: from } }
}

/** This month so far, and the previous month up to the same day and time, or to its end if it is shorter. */
export function monthToDate(now: Date, timeZone: string): ComparedPeriods {
  const today = siteDay(now, timeZone)
  const first = `${today.slice(0, 8)}01`
  const firstBefore = `${dayAfter(first, -1).slice(0, 8)}01`
  const startOf = (day: string) => new Date(endOfDay(dayAfter(day, -1), timeZone).getTime() + 1)
  const [from, earlier] = [startOf(first), startOf(firstBefore)]
  const to = new Date(Math.min(from.getTime(), earlier.getTime() + now.getTime() - from.getTime()))
  return { current: { from, to: now }, previous: { from: earlier, to } }
}

/** The rows of both periods as a {@link Trend}; `at` is the time of a row. */
export const trendOf = (
  at: RawBuilder<unknown>,
  { current, previous }: ComparedPeriods,
) => sql<Trend>`json_build_object(
  'current', count(*) filter (where ${at} > ${current.from} and ${at} <= ${current.to}),
  'previous', count(*) filter (where ${at} > ${previous.from} and ${at} <= ${previous.to}))`
