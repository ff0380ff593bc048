/** @jest-environment node */
import { matchesETag, weakETag } from './entity-tag'

const etag = weakETag(Buffer.from('a body'))
const strong = etag.replace('W/', '')

test('the tag of a body is weak, and different bodies have different ones', () => {
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(weakETag(Buffer.from('a body'))).toBe(etag)
  expect(weakETag(Buffer.from('another body'))).not.toBe(etag)
})

test.each([etag, strong, `"other", ${etag}`, `"other",${strong}`, `${etag} , W/"other"`, '*', ' * '])(
  'if-none-match %s names the tag',
  (header) => {
    expect(matchesETag(header, etag)).toBe(true)
    expect(matchesETag(header, strong)).toBe(true)
  },
)

test.each([undefined, '', '"other"', strong.replaceAll('"', ''), `"${strong.slice(1, -2)}"`, `"x,${strong.slice(1)}`])(
  'if-none-match %s does not name the tag',
  (header) => {
    expect(matchesETag(header, etag)).toBe(false)
  },
)

test('a tag may contain a comma', () => {
  expect(matchesETag('"other", "one,two"', '"one,two"')).toBe(true)
  expect(matchesETag('"one,two"', '"two"')).toBe(false)
})
