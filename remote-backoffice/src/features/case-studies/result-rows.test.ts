import { lineOf, rowOf, rowProblems, withUnit } from './result-rows'

test.each([
  ['46% | fewer unplanned stops | 61 | 33', '46', '%'],
  ['4 days | to close the month | 11 | 4', '4', 'days'],
  ['13 of 14 | engineers still in post', '13 of 14', ''],
  ['36 of 40 teams | moved by choice', '36 of 40', 'teams'],
  ['4.6 m | policies moved', '4.6', 'm'],
  ['2,240 | of 3,100 custom objects', '2,240', ''],
  ['Half a day | to prepare | 10 | 0.5', 'Half a day', ''],
  ['€4.2m | saved a year', '€4.2m', ''],
  ['46% | fewer | 61 | 33 | 7', '46', '%'],
  ['', '', ''],
])('BO-01 the line "%s" is split into its parts and put together again', (line, value, unit) => {
  expect(rowOf(line)).toMatchObject({ value, unit })
  expect(lineOf(rowOf(line))).toBe(line)
})

test.each([
  ['%', '46%'],
  ['x', '46x'],
  ['days', '46 days'],
])('BO-01 the unit "%s" typed after 46 gives "%s"', (unit, figure) => {
  expect(lineOf(withUnit(rowOf('46 | fewer'), unit))).toBe(`${figure} | fewer`)
})

test('BO-01 a stored space stays while the unit does', () => {
  expect(lineOf(withUnit(rowOf('4.6 m | policies'), 'm '))).toBe('4.6 m | policies')
})

test.each([
  ['', {}],
  ['46% | fewer stops | 61 | 33', {}],
  ['| fewer stops', { value: 'Enter a value.' }],
  ['46%', { measure: 'Enter what the value measures.' }],
  ['46% | fewer | many | 3', { before: 'Enter a number.' }],
  ['46% | fewer | 61', { after: 'Enter the number after, or clear the one before.' }],
  ['46% | fewer | | 33', { before: 'Enter the number before, or clear the one after.' }],
])('BO-01 the problems of "%s" are at its fields', (line, problems) => {
  expect(rowProblems(rowOf(line))).toEqual(problems)
})
