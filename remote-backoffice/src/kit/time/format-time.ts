const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The date of an instant in the user's time zone: `3 May 2026`. */
export const formatDay = (instant: string) => day.format(new Date(instant))

/** Date and time of an instant in the user's time zone: `3 May 2026, 09:00`. */
export const formatMoment = (instant: string) => moment.format(new Date(instant))

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The time of day of an instant in the user's time zone: `09:00`. */
export const formatTime = (instant: string) => time.format(new Date(instant))

const appointment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Date and time of an instant in the user's time zone, with the weekday: `Sun, 3 May 2026, 09:00`. */
export const formatAppointment = (instant: string) => appointment.format(new Date(instant))

/** A calendar month `2026-05` as `May 2026`, or as `May` in the short style. */
export function formatMonth(month: string, style: 'long' | 'short' = 'long'): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const options = style === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const)
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(Date.UTC(year, number - 1, 1))
}

const calendarDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A calendar date `2026-05-03` as `3 May 2026`, independent of the time zone. */
export const formatCalendarDay = (on: string) => calendarDay.format(new Date(`${on}T00:00:00Z`))
