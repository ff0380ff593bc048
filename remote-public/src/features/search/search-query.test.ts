import { parseSearchQuery, searchPath } from './search-query'

const parse = (query: string) => parseSearchQuery(new URLSearchParams(query))

test('the address of a search parses to the same search', () => {
  const query = { q: 'c & d/é', type: 'BLOG', page: 2 } as const
  expect(parse(searchPath(query).split('?')[1] ?? '')).toEqual(query)
})

test.each(['constructor', 'blog', '__proto__', ''])('type=%s is not a page type, so everything is searched', (type) => {
  expect(parse(`q=a&type=${type}&page=x`)).toEqual({ q: 'a', page: 0 })
})
