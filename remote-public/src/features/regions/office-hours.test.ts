import { home } from '../../content/home'
import { SLOTS, officeHours, officeHoursText } from './office-hours'

test.each([
  [0, '09:00 to 18:00'],
  [5.5, '03:30 to 12:30'],
  [-6, '15:00 to 00:00'],
  [10, '23:00 to 08:00'],
])('nine to six at UTC%d is %s', (offset, text) => {
  expect(officeHoursText(offset)).toBe(text)
})

test('hours across midnight are split into two runs', () => {
  expect(officeHours(10)).toEqual([
    { from: 0, to: 16 },
    { from: 46, to: 48 },
  ])
  expect(officeHours(-6)).toEqual([{ from: 30, to: 48 }])
})

test('as the heading says, at every half hour one of the eight regions has office hours', () => {
  const runs = home.regions.items.flatMap(({ utcOffset }) => officeHours(utcOffset))
  expect(home.regions.items).toHaveLength(8)
  for (let slot = 0; slot < SLOTS; slot++) expect(runs.some(({ from, to }) => from <= slot && slot < to)).toBe(true)
})
