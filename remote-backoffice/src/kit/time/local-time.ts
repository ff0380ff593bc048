const two = (value: number) => String(value).padStart(2, '0')

/** Name of the time zone in which local fields are parsed, e.g. `Europe/Berlin`. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** An instant as the value of a `datetime-local` field in the user's time zone; empty without a valid instant. */
export function toLocalField(instant: string | null | undefined): string {
  if (!instant) return ''
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return ''
  const date = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Daylight saving shifts in minutes: an hour, or in some zones half an hour. */
const CLOCK_CHANGES = [60, 30]

/** The meaning of a local time in the user's time zone. */
export type LocalMoment =
  | { kind: 'none' }
  | { kind: 'instant'; instant: string }
  /** The clocks go back over this time, so it occurs twice on that day; `instant` is the first. */
  | { kind: 'repeated'; instant: string }
  /** The clocks go forward over this time, so it does not exist on that day. */
  | { kind: 'skipped' }
  | { kind: 'invalid' }

/** Parses the value of a `datetime-local` field in the user's time zone. */
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

/** Why a local time is no instant, in a sentence. */
export const noInstant = ({ kind }: Pick<LocalMoment, 'kind'>): string =>
  kind === 'skipped' ? 'This time does not exist on that day, because the clocks go forward.' : 'Enter a date and time.'

/** The instant of a local time; undefined unless it is one. */
export function instantIn(local: string): string | undefined {
  const read = readLocalField(local)
  return 'instant' in read ? read.instant : undefined
}

/** Why a local time is invalid; true if it is valid, or empty and optional. */
export function timeProblem(local: string, isRequired: boolean): string | true {
  const read = readLocalField(local)
  return 'instant' in read || (read.kind === 'none' && !isRequired) || noInstant(read)
}

/** Whether a form value is a UTC instant rather than unparsed input. */
export const isInstant = (text: string) => text.endsWith('Z') && !Number.isNaN(Date.parse(text))

/** Whether two instants are equal at the minute precision of a field. */
export const isSameMinute = (one: string | null | undefined, other: string | null | undefined) =>
  toLocalField(one) === toLocalField(other)
