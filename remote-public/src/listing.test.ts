import { createRedirects } from '@tekskills/shared/contracts/redirect-targets'
import { outsideLinks } from './content/navigation'
import { listing } from './listing'

const { navigation, retired = [] } = listing
const redirectTargetOf = createRedirects(retired)

test('LY-08 every entry of a submenu of the header has a drawing and one line, and every submenu a sentence', () => {
  for (const { submenu = [], text } of navigation?.header ?? []) {
    expect(submenu.length === 0 || Boolean(text)).toBe(true)
    for (const entry of submenu)
      expect(entry).toMatchObject({
        glyph: expect.stringMatching(/^(M[\d.]+ [\d.]+z)+$/),
        text: expect.stringMatching(/^.{12,45}$/),
      })
  }
})

test('RT-04 the header links to the product site, the footer to portal, reviews and five social profiles', () => {
  const { products, employeePortal, reviews, social } = outsideLinks
  expect(navigation?.header?.map(({ href }) => href)).toContain(products.href)
  const footer = navigation?.footer?.flatMap(({ submenu = [] }) => submenu.map(({ href }) => href))
  expect(footer).toEqual(expect.arrayContaining([employeePortal, reviews, ...social].map(({ href }) => href)))
  expect(new Set(social.map(({ href }) => href)).size).toBe(5)
})

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
