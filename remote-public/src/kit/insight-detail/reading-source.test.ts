import { readingSource } from './reading-source'

const page = { host: 'www.example.com', search: '' }

test.each([
  ['', 'DIRECT'],
  ['https://www.google.co.uk/', 'SEARCH'],
  ['https://duckduckgo.com/', 'SEARCH'],
  ['https://www.linkedin.com/feed/', 'SOCIAL'],
  ['https://t.co/abc', 'SOCIAL'],
  ['https://not.co/', 'SITE'],
  ['https://blog.example.org/post', 'SITE'],
  ['https://www.example.com/resources/blogs', 'INSIDE'],
  ['android-app://com.slack/', 'SITE'],
] as const)('a reader from "%s" is counted as %s', (referrer, source) => {
  expect(readingSource(referrer, page)).toBe(source)
})

test('campaign parameters win over where a reader came from', () => {
  const search = '?utm_source=newsletter&utm_medium=email'
  expect(readingSource('https://www.google.com/', { ...page, search })).toBe('CAMPAIGN')
})
