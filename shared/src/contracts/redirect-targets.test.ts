import { createRedirects } from './redirect-targets'

const redirectTargetOf = createRedirects([
  { pattern: '/contact-us', successor: '/contact' },
  { pattern: '/contact-us/:country', successor: '/contact?country=:country' },
  { pattern: '/old-blog/:name', successor: '/blog/:name' },
])

test.each([
  ['/contact-us/India', '/contact?country=India'],
  ['/Contact-Us', '/contact'],
  ['/old-blog/the%20cloud-bill', '/blog/the%20cloud-bill'],
])('MT-04 the retired path %s redirects to %s', (path, target) => {
  expect(redirectTargetOf(path)).toBe(target)
})

test.each(['/', '/blog/the-cloud-bill', '/old-blog', '/old-blog/', '/contact', '/contact-us/a/b'])(
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
