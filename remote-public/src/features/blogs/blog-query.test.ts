import { blogsPath, parseBlogQuery, serviceParams } from './blog-query'

const parse = (search: string) => parseBlogQuery(new URLSearchParams(search))
const everything = { q: '', category: '', tag: '', author: '', page: 0 }

test('an address without a query is the first page of everything', () => {
  expect(parse('')).toEqual(everything)
})

test.each(['-1', '1.5', 'two', '', '99999999999999999999', '1e3', ' 1', '0x10', 'NaN'])(
  'CL-02 page=%j falls back to the first page',
  (page) => {
    expect(parse(`page=${encodeURIComponent(page)}`).page).toBe(0)
  },
)

test('filters are trimmed, cleared of control characters and cut to what the service takes', () => {
  expect(parse('q=%00%20cloud%0A%09bill%20').q).toBe('cloud bill')
  expect(parse(`q=${'a'.repeat(300)}`).q).toHaveLength(100)
})

test('a cut never leaves half a character, which no address could carry', () => {
  const { q } = parse(`q=${encodeURIComponent(`${'a'.repeat(99)}😀`)}`)
  expect(q).toBe('a'.repeat(99))
  expect(() => encodeURIComponent(q)).not.toThrow()
})

test('the address of a query reads back as the same query', () => {
  const query = { q: 'c & d/é', category: 'cloud', tag: 'cost?', author: 'a-b', page: 3 }
  expect(parse(blogsPath(query).split('?')[1] ?? '')).toEqual(query)
})

test('an empty query has the plain address', () => {
  expect(blogsPath(everything)).toBe('/resources/blogs')
})

test('CL-02 the service is asked for a zero-based page of twelve and only for filters that are set', () => {
  expect(serviceParams({ ...everything, category: 'cloud', page: 2 })).toEqual({ category: 'cloud', page: 2, size: 12 })
})
