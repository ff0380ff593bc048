import { livePart, publicMenu } from './public-menu'

const names = (exists: (path: string) => boolean) => livePart(publicMenu, exists).map(({ name }) => name)

test('LY-08 an entry appears with its page, and with all pages the whole menu is there', () => {
  expect(livePart(publicMenu, () => true)).toEqual(publicMenu)
  expect(names((path) => ['/', '/tekdatanova'].includes(path))).toEqual(['Home', 'TekDataNova', 'Products'])
  expect(names(() => false)).toEqual(['Products'])
})

test('LY-08 a submenu keeps the entries that have a page, and with one left is a link to it', () => {
  const insights = (pages: string[]) =>
    livePart(publicMenu, (path) => pages.includes(path)).find(({ name }) => name === 'Insights')
  expect(insights(['/resources/blogs'])).toEqual({ name: 'Insights', link: '/resources/blogs' })
  expect(insights(['/resources/blogs', '/resources/newsroom'])?.submenu?.map(({ name }) => name)).toEqual([
    'Blog',
    'Newsroom',
  ])
})

test('RT-01 the contact menu leads to each of the eight regions by the value of its query parameter', () => {
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
