const formats = new Map<string, Intl.DateTimeFormat>()

/** The date at `time` in the site's time zone, as `YYYY-MM-DD` (contract §3.1, "today"). */
export function siteDay(time: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return format.format(time)
}

/** The date at `time` for a reader, such as `1 December 2026`. */
export const longDate = (time: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(time)

/** The date `days` days after `day`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The last millisecond of `day` in the site's time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const midnight = new Date(`${dayAfter(day, 1)}T00:00:00Z`)
  // Twice, because the offset at the first estimate can differ from the one at the actual midnight.
  let end = midnight.getTime()
  for (let pass = 0; pass < 2; pass += 1) end = midnight.getTime() - offsetAt(new Date(end), timeZone)
  return new Date(end - 1)
}

function offsetAt(time: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(time.getTime() / 1000) * 1000
}
