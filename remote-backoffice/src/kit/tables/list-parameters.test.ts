import { readTableQuery, writeTableQuery, type TableRules } from './list-parameters'

const rules: TableRules = { columns: ['blogName', 'updatedAt'], defaultSort: 'updatedAt,desc', types: ['DRAFT'] }
const read = (search: string) => readTableQuery(new URLSearchParams(search), rules)

test('CL-02 reads zero-based page, size, sort as column,direction, q and type', () => {
  expect(read('page=3&size=25&sort=blogName,asc&q=cloud&type=DRAFT')).toEqual({
    page: 3,
    size: 25,
    sort: 'blogName,asc',
    q: 'cloud',
    type: 'DRAFT',
  })
})

test.each(['', 'page=-1&size=7&sort=password,asc&type=SECRET', 'page=1e9&size=x&sort=blogName,sideways&q='])(
  'a parameter that the list would reject falls back to its default: %s',
  (search) => {
    expect(read(search)).toEqual({ page: 0, size: 10, sort: 'updatedAt,desc', q: undefined, type: undefined })
  },
)

test('a search text is truncated to the maximum length of the service', () => {
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100)
})

test('the default query has no parameters, and a written query reads back the same', () => {
  expect(writeTableQuery(read(''), rules).toString()).toBe('')
  const query = read('page=2&size=50&sort=blogName,asc&q=a%26b&type=DRAFT')
  expect(readTableQuery(writeTableQuery(query, rules), rules)).toEqual(query)
})
