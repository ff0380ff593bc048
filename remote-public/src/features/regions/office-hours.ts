import { CLOSES, OPENS } from '@tekskills/shared/contracts/company-facts'

/** Number of half hours in a UTC day. */
export const SLOTS = 48

/** A run of half hours, `to` exclusive. */
export interface SlotRun {
  from: number
  to: number
}

/** Nine to six at `utcOffset` hours from UTC, as half hours of the UTC day; two runs if it spans midnight. */
export function officeHours(utcOffset: number): SlotRun[] {
  const from = slotOf(OPENS - utcOffset)
  const to = from + (CLOSES - OPENS) * 2
  if (to <= SLOTS) return [{ from, to }]
  return [
    { from: 0, to: to - SLOTS },
    { from, to: SLOTS },
  ]
}

/** The same hours as text: `03:30 to 12:30`. */
export const officeHoursText = (utcOffset: number) =>
  `${clock(slotOf(OPENS - utcOffset))} to ${clock(slotOf(CLOSES - utcOffset))}`

const slotOf = (hour: number) => (Math.round(hour * 2) + SLOTS) % SLOTS

const clock = (slot: number) => `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`
