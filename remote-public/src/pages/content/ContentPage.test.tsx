import { screen, within } from '@testing-library/react'
import { matchPath } from '@tekskills/shared/routing/router'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { serviceProofs } from '../../content/services/proofs'
import { cloudServices, services } from '../../content/services/service-pages'
import { manifest } from '../../manifest'
import { loaderArgs, mockGet, sampleCaseStudy, serviceError, unreachable } from '../../testing/service'
import { loader } from './service-loader'

const COMPANY = ['/about-us', '/clients', '/partnership', '/certifications', '/whyus', '/careers/life-at-tekskills']
const SERVICES = ['/services', ...[...services.keys()].map((name) => `/services/${name}`)]
const CLOUD = [...cloudServices.keys()].map((name) => `/services/cloud/${name}`)

const CASE_STUDY = '/public/user/caseStudy'
const study = sampleCaseStudy(1, {
  results: [
    { figure: '34%', measure: 'lower monthly cost', before: 100, after: 66 },
    { figure: '3 weeks', measure: 'to add a country', before: null, after: null },
  ],
})

beforeEach(() => {
  mockGet({ [CASE_STUDY]: study })
})

const heading = () => screen.findByRole('heading', { level: 1 })

test('RT-01 all service addresses of the specification have a page, and cloud has at least four subpages', () => {
  expect(SERVICES.toSorted()).toEqual([
    '/services',
    '/services/ai',
    '/services/application-development',
    '/services/cloud',
    '/services/cybersecurity',
    '/services/digital-transformation',
    '/services/mobility-solutions',
    '/services/quality-assurance',
    '/services/sap',
    '/services/talent-acquisition',
  ])
  expect(CLOUD.length).toBeGreaterThanOrEqual(4)
})

test.each([...SERVICES, ...CLOUD, ...COMPANY])(
  'RT-01 %s shows its own page, and all of its links have pages',
  async (path) => {
    const { container } = renderRemote(manifest, path)
    await heading()
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Home/)

    const pages = [...manifest.routes.map((route) => route.path ?? ''), '/tekdatanova']
    for (const link of within(container).getAllByRole<HTMLAnchorElement>('link')) {
      const { pathname } = new URL(link.href)
      expect([pathname, pages.some((page) => matchPath(page, pathname))]).toEqual([pathname, true])
    }
  },
)

test.each(['/services/talent-acquisition', '/services/ai', '/services/cloud', '/about-us'])(
  '%s is accessible',
  async (path) => {
    const { container } = renderRemote(manifest, path)
    await heading()
    await expectAccessible(container)
  },
)

test.each(['/services/cloud/none', '/services/none', '/services/__proto__'])(
  'RT-05 %s redirects to the page for unknown paths',
  async (path) => {
    const { router } = renderRemote(manifest, path)
    expect(await heading()).toHaveTextContent('Page not found')
    expect(router.state.location.pathname).toBe('/pagenotfound')
  },
)

test('a question expands to show its answer', async () => {
  const { user } = renderRemote(manifest, '/whyus')
  await heading()
  const answer = screen.getByText(/^Discovery has a fixed price/)
  expect(answer.closest('details')).not.toHaveAttribute('open')
  await user.click(screen.getByText('What does it cost?'))
  expect(answer.closest('details')).toHaveAttribute('open')
})

test('RT-01 a service page shows the result of its case study, which the menu of its sections lists', async () => {
  renderRemote(manifest, '/services/cloud')
  const proof = await screen.findByRole('region', { name: 'Case study 1' })
  expect(proof).toHaveTextContent(/3 weeks.*to add a country/)
  expect(within(proof).getByRole('link')).toHaveAttribute('href', '/individualcasestudy/case-study-1')
  const menu = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'What you get',
    'Case study',
    'How the work goes',
    'What it needs from you',
    'What can go wrong',
    'Talk to a cloud lead',
  ])
})

test('the first result of a case study stands in for one that staff have removed', async () => {
  mockGet({ [CASE_STUDY]: { ...study, results: study.results.slice(0, 1) } })
  renderRemote(manifest, '/services/cloud')
  expect(await screen.findByRole('region', { name: 'Case study 1' })).toHaveTextContent(/34%/)
})

test.each([
  ['is not published', serviceError(404, 'NOT_FOUND'), false],
  ['has been removed', serviceError(410, 'GONE'), false],
  ['cannot be read, so that the page is not cached', unreachable, true],
])('RT-01 a service page is shown without its case study when it %s', async (_case, error, incomplete) => {
  mockGet({ [CASE_STUDY]: error })
  renderRemote(manifest, '/services/cloud')
  expect(await heading()).toHaveTextContent('We move you in waves')
  expect(screen.queryByText('Case study')).not.toBeInTheDocument()
  expect(await loader(loaderArgs('/services/cloud', { name: 'cloud' }))).toMatchObject({ incomplete })
})

test('every service has a case study', () => {
  const pages = [...SERVICES, ...CLOUD].filter((path) => path !== '/services')
  expect(Object.keys(serviceProofs).toSorted()).toEqual(pages.toSorted())
})

test('risks of a service open without a script: the first two are open', async () => {
  const { user } = renderRemote(manifest, '/services/cloud')
  await heading()
  const risks = screen.getByRole('region', { name: /^Four ways a migration fails/ })
  const isOpen = () => [...risks.querySelectorAll('details')].map(({ open }) => open)
  expect(isOpen()).toEqual([true, true, false, false])
  await user.click(screen.getByText('Your people feel left out'))
  expect(isOpen()).toEqual([true, true, false, true])
})
