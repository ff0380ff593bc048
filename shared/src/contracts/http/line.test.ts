import { line } from './line'

test.each([
  ['  two   words ', 'two words'],
  ['one\r\nBcc: two@example.org', 'one Bcc: two@example.org'],
  ['a\u0000b\u0007c\u2028d', 'a b c d'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe'],
  ['\u200b \u200d', ''],
  ['نمی\u200cخواهم', 'نمی\u200cخواهم'],
])('a line of %j is %j', (given, kept) => {
  expect(line(100).parse(given)).toBe(kept)
})

test('a line that is too long says how long it may be, and is measured as it is kept', () => {
  expect(line(3).safeParse('four').error?.issues[0]?.message).toBe('Use at most 3 characters.')
  expect(line(3).parse('  abc  ')).toBe('abc')
})
