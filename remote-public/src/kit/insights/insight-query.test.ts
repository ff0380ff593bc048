import { insightTypes } from './insight-type'
import { insightsPath, parseInsightQuery, serviceParams } from './insight-query'

const { blogs, caseStudies, newsroom } = insightTypes
const parse = (search: string, kind = blogs) => parseInsightQuery(kind, new URLSearchParams(search))

test('an address without a query is the first page of everything', () => {
  expect(parse('')).toEqual({ q: '', page: 0 })
})

test.each(['-1', '1.5', 'two', '', '99999999999999999999', '1e3', ' 1', '0x10', 'NaN'])(
  'CL-02 page=%j falls back to the first page',
  (page) => {
    expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(0)
  },
)

test('filters are trimmed, stripped of control characters and truncated to the maximum length of the service', () => {
  expect(parse('q=%00%20cloud%0A%09bill%20').q).toBe('cloud bill')
  expect(parse(`q=${'a'.repeat(300)}`).q).toHaveLength(100)
})

test('truncation never splits a surrogate pair, which cannot be encoded in an address', () => {
  const { q } = parse(`q=${encodeURIComponent(`${'a'.repeat(99)}😀`)}`)
  expect(q).toBe('a'.repeat(99))
  expect(() => encodeURIComponent(q)).not.toThrow()
})

test('each list parses only its own filters', () => {
  const search = 'category=cloud&tag=t&author=a&industry=Energy&year=2026'
  expect(parse(search)).toEqual({ q: '', category: 'cloud', tag: 't', author: 'a', page: 0 })
  expect(parse(search, caseStudies)).toEqual({ q: '', category: 'cloud', industry: 'Energy', page: 0 })
  expect(parse(search, newsroom)).toEqual({ q: '', category: 'cloud', year: '2026', page: 0 })
})

test.each(['26', '20261', 'x', '1.5e3', '-2026'])('year=%s is not a year, so it is ignored', (year) => {
  expect(parse(`year=${year}`, newsroom)).toEqual({ q: '', page: 0 })
})

test('the address of a query parses to the same query', () => {
  const query = { q: 'c & d/é', category: 'cloud', tag: 'cost?', author: 'a-b', page: 3 }
  expect(parse(insightsPath(blogs, query).split('?')[1] ?? '')).toEqual(query)
})

test('an empty query has an address without parameters', () => {
  expect(insightsPath(blogs, { q: '', page: 0 })).toBe('/resources/blogs')
  expect(insightsPath(caseStudies)).toBe('/resources/case-studies')
})

test('CL-02 the request has a zero-based page of twelve items and only the filters that are set', () => {
  expect(serviceParams({ q: '', category: 'cloud', page: 2 })).toEqual({ category: 'cloud', page: 2, size: 12 })
})
