import { keepNamedSource, visitSource } from './visit-source'

// jsdom has no navigation timing.
const startAt = (address: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ name: address }] as PerformanceEntry[] })
const setReferrer = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const goTo = (address: string) => history.replaceState(null, '', address)

beforeEach(() => {
  startAt(location.origin)
  goTo('/')
})

test('utm_source, or ref, is read from the page, then from the first address of the visit, then from the page that opened the tab', () => {
  setReferrer(`${location.origin}/careers?utm_source=newsletter`)
  expect(visitSource()).toBe('newsletter')
  startAt(`${location.origin}/careers?ref=remote-board`)
  expect(visitSource()).toBe('remote-board')
  startAt(`${location.origin}/opportunities?job=x&utm_source=%20LinkedIn%20`)
  expect(visitSource()).toBe('LinkedIn')
  goTo('/opportunities?job=x&apply=1&utm_source=xing')
  expect(visitSource()).toBe('xing')
})

test('without utm_source it is the referring site, unless that is this site', () => {
  setReferrer('https://jobs.example.net/list?secret=1')
  expect(visitSource()).toBe('jobs.example.net')
  setReferrer('https://www.example.org/')
  expect(visitSource()).toBe('example.org')
  setReferrer(`${location.origin}/careers`)
  expect(visitSource()).toBe('')
  setReferrer('')
  expect(visitSource()).toBe('')
})

test('a long source is truncated to the maximum length of the service', () => {
  goTo(`/?utm_source=${'x'.repeat(500)}`)
  expect(visitSource()).toHaveLength(80)
})

test('BO-01 a navigation to a page about careers keeps the named source in the address, unless it has one or none is known', () => {
  const redirected = (url: string) => {
    try {
      keepNamedSource(`${location.origin}${url}`)
      return null
    } catch (redirect) {
      return (redirect as Response).headers.get('location')
    }
  }
  setReferrer('https://jobs.example.net/list')
  expect(redirected('/opportunities?job=x')).toBeNull()
  startAt(`${location.origin}/?utm_source=LinkedIn`)
  expect(redirected('/opportunities?job=x')).toBe('/opportunities?job=x&utm_source=LinkedIn')
  expect(redirected('/opportunities?job=x&utm_source=xing')).toBeNull()
  goTo('/opportunities?job=x')
  expect(redirected('/opportunities?job=x')).toBeNull()
})
