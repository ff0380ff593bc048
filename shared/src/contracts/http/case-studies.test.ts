import { parseResult } from './case-studies'

test.each([
  ['46% | fewer stops | 61 | 33', { figure: '46%', measure: 'fewer stops', before: 61, after: 33 }],
  [' 0 | red tests |11,300| 0 ', { figure: '0', measure: 'red tests', before: 11300, after: 0 }],
  ['1 in 9 | warnings overruled', { figure: '1 in 9', measure: 'warnings overruled', before: null, after: null }],
  ['46%', null],
  ['| fewer stops', null],
  ['46% | fewer stops | 61', null],
  ['46% | fewer stops | many | few', null],
  ['46% | fewer stops | 61 | 33 | 12', null],
  ['', null],
])('the result %p is read as %p', (text, result) => {
  expect(parseResult(text)).toEqual(result)
})
