import { line } from './line'

test.each([
  ['  two   words ', 'two words'],
  ['one\r\nBcc: two@example.org', 'one Bcc: two@example.org'],
  ['a\u0000b\u0007c\u2028d', 'a b c d'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe'],
  ['\u200b \u200d', ''],
  ['نمی\u200cخواهم', 'نمی\u200cخواهم'],
])('%j is normalized to %j', (input, expected) => {
  expect(line(100).parse(input)).toBe(expected)
})

test('the message for a line that is too long names the limit, which applies to the normalized text', () => {
  expect(line(3).safeParse('four').error?.issues[0]?.message).toBe('Use at most 3 characters.')
  expect(line(3).parse('  abc  ')).toBe('abc')
})
