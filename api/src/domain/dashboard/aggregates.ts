import { sql } from 'kysely'

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
