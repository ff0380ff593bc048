/** @jest-environment node */
import type { RemoteNavigation } from '@tekskills/shared/contracts/navigation'
import { composeMenus } from './compose-menus'

const company: RemoteNavigation = {
  header: [
    { name: 'Home', order: 10, link: '/' },
    {
      name: 'Insights',
      order: 30,
      submenu: [
        { name: 'Blog', link: '/resources/blogs' },
        { name: 'Newsroom', link: '/resources/newsroom', queryParams: { year: 'all' } },
      ],
    },
    { name: 'Products', order: 70, href: 'https://products.example.com/' },
  ],
  footer: [{ name: 'Explore', order: 20, submenu: [{ name: 'Home', order: 10, link: '/' }] }],
  legal: [{ name: 'Privacy notice', link: '/privacy-notice' }],
}
const microsite: RemoteNavigation = {
  header: [
    { name: 'Microsite', order: 60, link: '/microsite' },
    { name: 'Insights', submenu: [{ name: 'Papers', order: 15, link: '/papers' }] },
  ],
  footer: [{ name: 'Explore', submenu: [{ name: 'Microsite', order: 5, link: '/microsite' }] }],
}
const releases = [
  { name: 'remote-microsite', navigation: microsite },
  { name: 'remote-company', navigation: company },
] as const
const ownerIf = (exists: (path: string) => boolean) => (path: string) =>
  exists(path) ? { remote: path === '/microsite' ? 'remote-microsite' : 'remote-company' } : undefined
const composed = (exists: (path: string) => boolean = () => true) => composeMenus(releases, ownerIf(exists))

test('LY-08 the menus contain the entries of all releases in their order, and submenus of one name are joined', () => {
  expect(composed()).toEqual({
    header: [
      { name: 'Home', link: '/' },
      {
        name: 'Insights',
        submenu: [
          { name: 'Blog', link: '/resources/blogs' },
          { name: 'Papers', link: '/papers' },
          { name: 'Newsroom', link: '/resources/newsroom', queryParams: { year: 'all' } },
        ],
      },
      { name: 'Microsite', link: '/microsite' },
      { name: 'Products', href: 'https://products.example.com/' },
    ],
    footer: [
      {
        name: 'Explore',
        submenu: [
          { name: 'Microsite', link: '/microsite' },
          { name: 'Home', link: '/' },
        ],
      },
    ],
    legal: [{ name: 'Privacy notice', link: '/privacy-notice' }],
  })
  expect(
    composeMenus(
      releases.toReversed(),
      ownerIf(() => true),
    ),
  ).toEqual(composed())
})

test('LY-08 the side menus contain what releases contribute to them, and are absent where nothing is', () => {
  expect(Object.keys(composed())).toEqual(['header', 'footer', 'legal'])
  const academy: RemoteNavigation = {
    staff: [{ name: 'Academy', role: 'BLOGS', submenu: [{ name: 'Courses', link: '/courses' }] }],
    microsite: [{ name: 'Academy', link: '/academy' }],
  }
  const menusIf = (exists: (path: string) => boolean) =>
    composeMenus([...releases, { name: 'remote-academy', navigation: academy }], ownerIf(exists))
  expect(menusIf(() => true)).toMatchObject({ staff: academy.staff, microsite: academy.microsite })
  expect(menusIf((path) => path !== '/courses').staff).toBeUndefined()
})

test('LY-08 an entry appears if its page exists', () => {
  expect(composed((path) => path === '/').header.map(({ name }) => name)).toEqual(['Home', 'Products'])
  expect(composed(() => false)).toMatchObject({ footer: [], legal: [] })
})

test('LY-08 a submenu of the header with one page left is a link to it; a column of the footer stays one', () => {
  const { header, footer } = composed((path) => ['/', '/resources/newsroom'].includes(path))
  expect(header[1]).toEqual({ name: 'Insights', link: '/resources/newsroom', queryParams: { year: 'all' } })
  expect(footer).toEqual([{ name: 'Explore', submenu: [{ name: 'Home', link: '/' }] }])
})

test('a release published before releases listed their entries has the main ones of its pages in the menus', () => {
  const all = ownerIf(() => true)
  const [current] = releases
  const { header, legal } = composeMenus([current, { name: 'remote-company' }], all)
  expect(header.map(({ name }) => name)).toEqual([
    'Home',
    'Insights',
    'Services',
    'Company',
    'Careers',
    'Microsite',
    'TekDataNova',
    'Contact',
  ])
  expect(legal).toHaveLength(3)
  expect(composeMenus([...releases, { name: 'remote-backoffice' }], all)).toEqual(composed())
})
