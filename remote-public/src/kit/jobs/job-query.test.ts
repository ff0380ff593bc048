import { applyPath, isNarrowed, jobParameters, jobPath, jobsPath, parseJobQuery } from './job-query'

const parse = (search: string) => parseJobQuery(new URLSearchParams(search))
const everything = { q: '', country: '', city: '', department: '', employmentType: '', workplaceType: '', page: 0 }

test('an address without a query is the first page of every open job', () => {
  expect(parse('')).toEqual(everything)
  expect(isNarrowed(parse('page=2'))).toBe(false)
  expect(jobsPath(everything)).toBe('/opportunities')
})

test('a value that the service would reject is ignored, and filters are case-insensitive', () => {
  const query = parse('country=usa&employmentType=full_time&workplaceType=moon&city=Pune&department=SAP')
  expect(query).toEqual({ ...everything, country: 'USA', employmentType: 'FULL_TIME', city: 'Pune', department: 'SAP' })
  expect(parse('country=France').country).toBe('')
})

test('the address of a query parses to the same query', () => {
  const query = { ...everything, q: 'C++ & SQL', city: 'São Paulo', country: 'India', page: 3 }
  expect(parse(jobsPath(query).split('?')[1] ?? '')).toEqual(query)
})

test('CL-02 the request has a zero-based page of twelve jobs and only the filters that are set', () => {
  expect(jobParameters({ ...everything, country: 'UK', page: 1 })).toEqual({ country: 'UK', page: 1, size: 12 })
})

test('a job and its application form have their own addresses', () => {
  expect(jobPath('a-b')).toBe('/opportunities?job=a-b')
  expect(applyPath('a&b')).toBe('/opportunities?job=a%26b&apply=1')
})
