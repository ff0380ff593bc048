import { listBundles, readBundle, readCalendar } from '../../kit/bundles/bundles-api'

/** The list of bundles, or the one that the address names. */
export async function loadBundles(query: URLSearchParams, signal: AbortSignal) {
  const id = query.get('bundle')
  if (id) return { view: 'bundle' as const, bundle: await readBundle(id, signal) }
  return { view: 'bundles' as const, bundles: await listBundles(signal) }
}

/** The month of a query, `2026-05`; the current one in the user's time zone if it names none. */
export function monthOf(query: URLSearchParams, now = new Date()): string {
  const month = query.get('month') ?? ''
  return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month)
    ? month
    : `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}

/** The month that is the given number of months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const startOf = (month: string) => new Date(`${month}-01T00:00`).toISOString()

/** What happens on the site in a month of the user's time zone. */
export async function loadCalendar(query: URLSearchParams, signal: AbortSignal) {
  const month = monthOf(query)
  const { entries } = await readCalendar(startOf(month), startOf(monthAfter(month, 1)), signal)
  return { view: 'calendar' as const, month, entries }
}
