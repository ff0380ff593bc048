import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider, useLoaderData, type RouteObject } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { createRedirects } from '@tekskills/shared/contracts/redirect-targets'
import { createDiscovery } from '../federation/discover-routes'
import { createSiteMap } from '../federation/site-map'
import { SiteContextProvider } from './site-context'
import { siteRoutes } from './site-routes'

const Heading = () => <h1>{useLoaderData<{ text: string }>().text}</h1>
const page = (path: string, text: (args: { name?: string; query: string }) => string): RouteObject => ({
  id: path,
  path,
  lazy: () => Promise.resolve({ Component: Heading }),
  loader: ({ params, request }) => ({ text: text({ ...params, query: new URL(request.url).search }) }),
  handle: { access: 'visitor', chrome: 'site', meta: { title: 'A page', description: 'Of a page.' } },
})

const home = { id: 'home', path: '/', Component: () => <Link to="/old-blog/the-cloud-bill">An old link</Link> }
const routes = [
  page('/contact', ({ query }) => `Contact${query}`),
  page('/blog/:name', ({ name }) => `Blog ${name}`),
  page('/pagenotfound', () => 'Nothing here'),
]
const pattern = ({ id, path = '' }: RouteObject) =>
  ({ id: id ?? '', pattern: path, access: 'visitor', chrome: 'site' }) as const

const retired = [
  { pattern: '/old-blog/:name', successor: '/blog/:name' },
  { pattern: '/contact-us/:country', successor: '/contact?country=:country' },
  { pattern: '/jobs', successor: '/opportunities' },
]

function start() {
  const findOwner = createSiteMap({
    'remote-home': { routes: [pattern(home)] },
    'remote-public': { routes: routes.map(pattern) },
  })
  const loadManifest = () => Promise.resolve({ name: 'remote-public', routes } as const)
  const router = createMemoryRouter(siteRoutes({ pages: [home] }), {
    patchRoutesOnNavigation: createDiscovery({ findOwner, loadManifest, admits: () => true, retired }),
  })
  const redirectTargetOf = createRedirects(retired)
  const site = { origin: 'https://tekskills.example', analytics: '', findOwner, redirectTargetOf }
  render(
    <SiteContextProvider value={site}>
      <RouterProvider router={router} />
    </SiteContextProvider>,
  )
  return { router, go: (to: string) => act(() => router.navigate(to)) }
}

const head = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute)
const robots = () => head('meta[name=robots]', 'content')
const canonical = () => head('link[rel=canonical]', 'href')

test('MT-04 RT-07 a link to a retired path shows its successor under that path, with noindex', async () => {
  const { router, go } = start()
  await userEvent.click(await screen.findByRole('link', { name: 'An old link' }))
  expect(await screen.findByRole('heading', { name: 'Blog the-cloud-bill' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/old-blog/the-cloud-bill')
  await waitFor(() => expect(robots()).toBe('noindex, nofollow'))
  expect(canonical()).toBe('https://tekskills.example/blog/the-cloud-bill')

  await go('/blog/the-cloud-bill')
  await waitFor(() => expect(robots()).toBe('index, follow'))
})

test('MT-04 RT-02 the query of the successor is passed to its page', async () => {
  const { router, go } = start()
  await go('/contact-us/India')
  expect(await screen.findByRole('heading', { name: 'Contact?country=India' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/contact-us/India')
  await waitFor(() => expect(canonical()).toBe('https://tekskills.example/contact'))
})

test('RT-05 a path that is neither retired nor known, or whose successor has no page, redirects to /pagenotfound', async () => {
  const { router, go } = start()
  for (const address of ['/no/such/page', '/jobs']) {
    await go(address)
    expect(router.state.location.pathname).toBe('/pagenotfound')
    await go('/')
  }
})
