import { screen, within } from '@testing-library/react'
import { matchPath } from '@tekskills/shared/routing/router'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { cloudServices, services } from '../../content/services/service-pages'
import { manifest } from '../../manifest'

const COMPANY = ['/about-us', '/clients', '/partnership', '/certifications', '/whyus', '/careers/life-at-tekskills']
const SERVICES = ['/services', ...[...services.keys()].map((name) => `/services/${name}`)]
const CLOUD = [...cloudServices.keys()].map((name) => `/services/cloud/${name}`)

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
