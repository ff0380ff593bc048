const two = (value: number) => String(value).padStart(2, '0')

/** Name of the time zone that local fields are read in, e.g. `Europe/Berlin`. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An instant as a `datetime-local` field writes it, in the person's own time zone; nothing becomes the empty text. */
export function toLocalField(instant: string | null | undefined): string {
  if (!instant) return ''
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return ''
  const date = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Minutes by which clocks are changed where daylight saving begins and ends: an hour, or half of one. */
const CLOCK_CHANGES = [60, 30]

/** What a local time means where it is typed. */
export type LocalMoment =
  | { kind: 'none' }
  | { kind: 'instant'; instant: string }
  /** The clocks are put back over it: it comes twice on that day, and its first time is meant. */
  | { kind: 'repeated'; instant: string }
  /** The clocks are put forward over it: no clock shows it on that day. */
  | { kind: 'skipped' }
  | { kind: 'invalid' }

/** Reads what a `datetime-local` field holds, in the person's own time zone. */
export function readLocalField(local: string): LocalMoment {
  const text = local.trim()
  if (text === '') return { kind: 'none' }
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) return { kind: 'invalid' }
  const instant = at.toISOString()
  const minute = text.slice(0, 16)
  if (toLocalField(instant) !== minute) return { kind: 'skipped' }
  const later = CLOCK_CHANGES.map((minutes) => new Date(at.getTime() + minutes * 60_000).toISOString())
  return { kind: later.some((other) => toLocalField(other) === minute) ? 'repeated' : 'instant', instant }
}

/** Whether a text is an instant in UTC, as a form holds one, rather than what was typed. */
export const isInstant = (text: string) => text.endsWith('Z') && !Number.isNaN(Date.parse(text))

/** Whether two instants are the same in a field, which knows minutes where the service knows milliseconds. */
export const isSameMinute = (one: string | null | undefined, other: string | null | undefined) =>
  toLocalField(one) === toLocalField(other)
