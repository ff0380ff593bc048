const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `2026-03-09T23:30:00Z` as `9 March 2026`, in UTC, so that server and browser render the same. */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** `4 min read`, with non-breaking spaces. */
export const readingTime = (minutes: number) => `${minutes}\u00A0min\u00A0read`
