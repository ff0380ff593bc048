/** A day of a calendar month, `2026-05-03`. */
export type CalendarDay = string

/**
 * The weeks that a month `2026-05` touches, Monday first. Days of the months before and after are `null`, so that each week
 * has seven.
 */
export function weeksOf(month: string): (CalendarDay | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const blanks = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - blanks + 1
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}
