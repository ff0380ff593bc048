import { formatDate } from './published-date'

test.each([
  ['2026-03-09T23:30:00Z', '9 March 2026'],
  ['2026-01-01T00:00:00.000Z', '1 January 2026'],
  ['2025-12-31T23:59:59Z', '31 December 2025'],
])('%s is formatted as %s in every time zone', (iso, text) => {
  expect(formatDate(iso)).toBe(text)
})
