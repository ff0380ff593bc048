import { retiredPaths, redirectTargetOf } from './retired-paths'

test.each([
  ['/contact-us/India', '/contact?country=India'],
  ['/contact-us', '/contact'],
  ['/old-blog/the-cloud-bill', '/blog/the-cloud-bill'],
  ['/about', '/about-us'],
  ['/about-us/leadership', '/leadership'],
  ['/leadership/anna%20b', '/leadershipDetails/anna%20b'],
])('MT-04 the successor of the retired path %s is %s', (path, successor) => {
  expect(redirectTargetOf(path)).toBe(successor)
})

test.each(['/', '/blogs', '/blog/the-cloud-bill', '/about-us', '/contact', '/leadership', '/no/such/page'])(
  'MT-04 %s is not a retired path',
  (path) => {
    expect(redirectTargetOf(path)).toBeUndefined()
  },
)

test('MT-04 parameters of a retired path cannot redirect to another site', () => {
  expect(redirectTargetOf('/contact-us/%2F%2Fevil.example%3Fa=b&c')).toBe(
    '/contact?country=%2F%2Fevil.example%3Fa%3Db%26c',
  )
  expect(redirectTargetOf('/old-blog/..')).toBe('/blog/..')
})

test('MT-04 no successor is retired itself', () => {
  for (const { successor } of retiredPaths) expect(redirectTargetOf(successor.split('?')[0] ?? '')).toBeUndefined()
})
