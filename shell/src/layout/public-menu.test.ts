import { availableItems, publicMenu } from './public-menu'

const names = (exists: (path: string) => boolean) => availableItems(publicMenu, exists).map(({ name }) => name)

test('LY-08 an entry appears if its page exists, and with all pages the menu is complete', () => {
  expect(availableItems(publicMenu, () => true)).toEqual(publicMenu)
  expect(names((path) => ['/', '/tekdatanova'].includes(path))).toEqual(['Home', 'TekDataNova', 'Products'])
  expect(names(() => false)).toEqual(['Products'])
})

test('LY-08 a submenu contains the entries that have a page, and becomes a link if only one is left', () => {
  const insights = (pages: string[]) =>
    availableItems(publicMenu, (path) => pages.includes(path)).find(({ name }) => name === 'Insights')
  expect(insights(['/resources/blogs'])).toEqual({ name: 'Insights', link: '/resources/blogs' })
  expect(insights(['/resources/blogs', '/resources/newsroom'])?.submenu?.map(({ name }) => name)).toEqual([
    'Blog',
    'Newsroom',
  ])
})

test('RT-01 the contact menu links to each of the eight regions by its query parameter', () => {
  const contact = publicMenu.find(({ name }) => name === 'Contact')
  expect(contact?.submenu?.flatMap(({ queryParams }) => queryParams?.country ?? [])).toEqual([
    'Usa',
    'India',
    'UK',
    'Canada',
    'Singapore',
    'Australia',
    'UAE',
    'Netherlands',
  ])
})
