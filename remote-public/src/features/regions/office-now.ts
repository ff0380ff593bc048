import { useSyncExternalStore } from 'react'
import type { Region } from '@tekskills/shared/contracts/company-directory'
import { CLOSES, OPENS } from '@tekskills/shared/contracts/company-facts'

const MINUTE_MS = 60_000
const HALF_DAY_MINUTES = 12 * 60
const DAY_MINUTES = 24 * 60

/** The clock of an office at one moment. */
export interface OfficeNow {
  /** Local time as `14:05`. */
  time: string
  isOpen: boolean
  /** Whether it is a weekend there, on which it does not open. */
  isWeekend: boolean
  /** Minutes until it opens next; of an open office, until it opens the next time. */
  opensIn: number
  /** Hours from UTC, with daylight saving time. */
  utcOffset: number
}

/**
 * The time now, in milliseconds and to the minute; undefined on the server and during hydration, because a cached page
 * would show an old time.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(onMinute, thisMinute, () => undefined)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function onMinute(notify: () => void) {
  const timer = setInterval(notify, MINUTE_MS / 6)
  return () => clearInterval(timer)
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of local times; made once for each time zone, because making one is slow. */
function localTimeIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** What the clock of a region's office shows at `now`, and whether it is open: nine to six, Monday to Friday. */
export function officeAt({ timeZone, utcOffset }: Region, now: number): OfficeNow {
  const parts = localTimeIn(timeZone).formatToParts(now)
  const read = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const [hour, minute] = [Number(read('hour')), Number(read('minute'))]
  const day = WEEKDAYS.indexOf(read('weekday'))
  const isWeekend = day > 4
  // The day on which it would open if there were no weekends, and those of a weekend from then on.
  const opening = (day + (hour < OPENS ? 0 : 1)) % 7
  const days = ((opening - day + 7) % 7) + (opening > 4 ? 7 - opening : 0)
  // What daylight saving time adds to the standard time, across midnight too.
  const standard = (now / MINUTE_MS + utcOffset * 60) % DAY_MINUTES
  const added = ((hour * 60 + minute - standard + DAY_MINUTES + HALF_DAY_MINUTES) % DAY_MINUTES) - HALF_DAY_MINUTES
  return {
    time: `${read('hour')}:${read('minute')}`,
    isWeekend,
    opensIn: days * DAY_MINUTES + OPENS * 60 - hour * 60 - minute,
    isOpen: !isWeekend && hour >= OPENS && hour < CLOSES,
    utcOffset: utcOffset + added / 60,
  }
}

/**
 * Hours from UTC of a region's office today. The server and the browser compute the same value, except where daylight
 * saving time began or ended after the page was cached.
 */
export const utcOffsetToday = (region: Region) => officeAt(region, Date.now()).utcOffset
