import type { ReactNode } from 'react'
import { screen, within } from '@testing-library/react'
import { RenderPartContext } from '@tekskills/shared/chrome/RenderedOnce'
import { matchPath, Outlet } from '@tekskills/shared/routing/router'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { manifest } from '../../manifest'
import { mockGet, pageOf, sampleBlog, sampleCaseStudy, unreachable } from '../../testing/service'

const LIST = '/public/user/get-allblogs'
const CASE_STUDIES = '/public/user/get-allcaseStudy'
const studies = pageOf([
  sampleCaseStudy(1),
  sampleCaseStudy(2, { results: [] }),
  sampleCaseStudy(3),
  sampleCaseStudy(4),
])
const latest = pageOf([sampleBlog(1), sampleBlog(2), sampleBlog(3)])

const insights = () => screen.findByRole('region', { name: 'Written by the people who did the work' })

test('RT-01 the home page says what the company does and shows the three latest articles', async () => {
  const get = mockGet({ [LIST]: latest, [CASE_STUDIES]: studies })
  const { container } = renderRemote(manifest, '/')

  const links = within(await insights()).getAllByRole('link', { name: /^Article/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/article-1',
    '/blog/article-2',
    '/blog/article-3',
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We build, move and run the systems')
  expect(get).toHaveBeenCalledWith(LIST, expect.objectContaining({ params: { size: 3 } }))
  await expectAccessible(container)
})

nightlyTest('the home page names the eight regions', async () => {
  mockGet({ [LIST]: latest, [CASE_STUDIES]: studies })
  renderRemote(manifest, '/')

  const regions = within(await screen.findByRole('region', { name: /eight regions/i })).getAllByRole('listitem')
  expect(regions).toHaveLength(8)
  for (const name of ['USA', 'India', 'UK', 'Canada', 'Singapore', 'Australia', 'UAE', 'Netherlands'])
    expect(regions.some((region) => region.textContent?.startsWith(name))).toBe(true)
})

test('three case studies are shown with client, industry, first result and link; without any, the section is left out', async () => {
  mockGet({ [LIST]: latest, [CASE_STUDIES]: studies })
  const { unmount } = renderRemote(manifest, '/')
  const results = await screen.findByRole('region', { name: 'Three projects, three numbers' })
  const items = within(results).getAllByRole('listitem')
  const links = items.map((item) => within(item).getByRole('link').getAttribute('href'))
  expect(links).toEqual([1, 3, 4].map((number) => `/individualcasestudy/case-study-${number}`))
  expect(items[0]).toHaveTextContent(/Ashgrove.*Energy & water.*1%.*fewer stops.*Case study 1/)
  expect(items[0]?.querySelector('svg')).toBeInTheDocument()
  unmount()

  mockGet({ [LIST]: latest, [CASE_STUDIES]: pageOf([]) })
  renderRemote(manifest, '/')
  await insights()
  expect(screen.queryByRole('region', { name: 'Three projects, three numbers' })).toBeNull()
})

test('what the server renders once for a release is the same whatever the service returns', async () => {
  const marked = (name: string, part: ReactNode) => <div data-testid={name}>{part}</div>
  const routes = [
    {
      id: 'marked',
      children: manifest.routes,
      element: (
        <RenderPartContext value={marked}>
          <Outlet />
        </RenderPartContext>
      ),
    },
  ]
  const partsWith = async (stored: typeof studies) => {
    mockGet({ [LIST]: latest, [CASE_STUDIES]: stored })
    const { unmount } = renderRemote({ routes }, '/')
    await insights()
    const parts = screen
      .getAllByTestId(/^home /)
      .map(({ dataset, innerHTML }) => [dataset['testid'], innerHTML.replace(/_r_\w+_/g, 'id')])
    unmount()
    return parts
  }
  const parts = await partsWith(studies)
  expect(parts.map(([name]) => name)).toEqual(['home hero services industries', 'home process', 'home regions'])
  expect(await partsWith(pageOf([]))).toEqual(parts)
})

test('every link on the home page has a page', async () => {
  mockGet({ [LIST]: latest, [CASE_STUDIES]: studies })
  renderRemote(manifest, '/')
  await insights()

  const pages = [...manifest.routes.map(({ path }) => path ?? ''), '/tekdatanova']
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    const { pathname } = new URL(link.href)
    expect([pathname, pages.some((page) => matchPath(page, pathname))]).toEqual([pathname, true])
  }
})

test('the first screen leads to a person and to the process section of the page', async () => {
  mockGet({ [LIST]: latest, [CASE_STUDIES]: studies })
  renderRemote(manifest, '/')
  const section = await screen.findByRole('region', { name: /^Small steps/ })
  const [toAPerson] = screen.getAllByRole('link', { name: 'Talk to an engineer' })
  expect(toAPerson).toHaveAttribute('href', '/contact?subject=A+first+conversation')
  expect(screen.getByRole('link', { name: 'See how we work' })).toHaveAttribute('href', `/#${section.id}`)
})

test('while the service is unreachable, the page is shown with a notice, and loading the articles can be retried in place', async () => {
  mockGet({ [LIST]: unreachable, [CASE_STUDIES]: studies })
  const { user, router } = renderRemote(manifest, '/')

  expect(within(await insights()).getByText('The latest articles could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: /eight regions/i })).toBeInTheDocument()

  mockGet({ [LIST]: latest, [CASE_STUDIES]: studies })
  const { key } = router.state.location
  await user.click(screen.getByRole('link', { name: 'Try again' }))

  expect(await screen.findByRole('link', { name: 'Article 1' })).toBeInTheDocument()
  expect(router.state.location.key).toBe(key)
})

test('a site without articles shows a message', async () => {
  mockGet({ [LIST]: pageOf([]), [CASE_STUDIES]: studies })
  renderRemote(manifest, '/')
  expect(await screen.findByText('The first articles are being written')).toBeInTheDocument()
})
