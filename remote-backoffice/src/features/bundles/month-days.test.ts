import { weeksOf } from './month-days'

test.each([
  ['2026-02', 5, [null, null, null, null, null, null, '2026-02-01'], '2026-02-28'],
  [
    '2027-02',
    4,
    ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-06', '2027-02-07'],
    '2027-02-28',
  ],
  [
    '2028-02',
    5,
    [null, '2028-02-01', '2028-02-02', '2028-02-03', '2028-02-04', '2028-02-05', '2028-02-06'],
    '2028-02-29',
  ],
  ['2026-08', 6, [null, null, null, null, null, '2026-08-01', '2026-08-02'], '2026-08-31'],
])('%s has %i weeks, which begin on Monday', (month, count, first, last) => {
  const weeks = weeksOf(month)
  expect(weeks).toHaveLength(count)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  expect(weeks[0]).toEqual(first)
  expect(weeks.flat().findLast((day) => day !== null)).toBe(last)
})
