import { visitSource } from './visit-source'

// This environment knows no timing of navigations.
const began = (address: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ name: address }] as PerformanceEntry[] })
const cameFrom = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const at = (address: string) => history.replaceState(null, '', address)

beforeEach(() => {
  began(location.origin)
  at('/')
})

test('the source is named by the page, else by where the visit began, else by the page that opened the tab', () => {
  cameFrom(`${location.origin}/careers?utm_source=newsletter`)
  expect(visitSource()).toBe('newsletter')
  began(`${location.origin}/opportunities?job=x&utm_source=%20LinkedIn%20`)
  expect(visitSource()).toBe('LinkedIn')
  at('/opportunities?job=x&apply=1&utm_source=xing')
  expect(visitSource()).toBe('xing')
})

test('without a named source it is the site that led here, and never a page of ours', () => {
  cameFrom('https://jobs.example.net/list?secret=1')
  expect(visitSource()).toBe('jobs.example.net')
  cameFrom('https://www.example.org/')
  expect(visitSource()).toBe('example.org')
  cameFrom(`${location.origin}/careers`)
  expect(visitSource()).toBe('')
  cameFrom('')
  expect(visitSource()).toBe('')
})

test('an endless name is cut to what the service takes', () => {
  at(`/?utm_source=${'x'.repeat(500)}`)
  expect(visitSource()).toHaveLength(80)
})
