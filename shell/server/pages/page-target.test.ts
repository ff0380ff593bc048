/** @jest-environment node */
import { declaredSearch, MAX_ADDRESS, readAddress } from './page-target'

test.each([
  ['/resources/blogs', { kind: 'page', pathname: '/resources/blogs' }],
  ['/', { kind: 'page', pathname: '/' }],
  ['/resources/blogs/?page=2', { kind: 'redirect', location: '/resources/blogs?page=2' }],
  ['//evil.example/', { kind: 'redirect', location: '/evil.example' }],
  ['///', { kind: 'redirect', location: '/' }],
  ['/%61bout-us?page=2', { kind: 'redirect', location: '/about-us?page=2' }],
  ['/blog/a%2Db%2cc%c3%a9', { kind: 'redirect', location: '/blog/a-b%2Cc%C3%A9' }],
  ['/blog/%2F%2Cb', { kind: 'page', pathname: '/blog/%2F%2Cb' }],
  ['/blog/%E0%A4', { kind: 'unknown' }],
  ['/blog/%00', { kind: 'unknown' }],
  ['/\\evil.example', { kind: 'unknown' }],
  ['http://evil.example/', { kind: 'unknown' }],
  [`/?q=${'x'.repeat(MAX_ADDRESS)}`, { kind: 'too-long' }],
])('RT-05 the URL %.40s is parsed as %o', (url, expected) => {
  expect(readAddress(url)).toMatchObject(expected)
})

test('only declared query parameters are kept, in a fixed order', () => {
  const search = new URLSearchParams('utm_source=x&page=2&category=cloud&page=3&q=')
  expect(declaredSearch(search, ['page', 'category', 'q'])).toBe('?category=cloud&page=2')
  expect(declaredSearch(search)).toBe('')
})
