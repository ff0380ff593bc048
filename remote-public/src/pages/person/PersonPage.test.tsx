import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { people } from '../../content/people/people'
import { manifest } from '../../manifest'
import { mockGet } from '../../testing/service'
import { loader } from './person-loader'

const heading = () => screen.findByRole('heading', { level: 1 })

beforeEach(() => {
  mockGet({})
})

test('RT-01 the leadership page links to a page for each person', async () => {
  const { container, user } = renderRemote(manifest, '/leadership')
  await heading()
  const links = people.map(({ name }) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(people.map(({ slug }) => `/leadershipDetails/${slug}`))
  await expectAccessible(container)

  await user.click(screen.getByRole('link', { name: 'Ranjini Achariya' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ranjini Achariya' })).toBeInTheDocument()
  expect(screen.getByText('Head of application development · India')).toBeInTheDocument()
  await expectAccessible(container)
})

test('RT-01 MT-01 a person’s page names their duties and three other people, and has its own metadata', async () => {
  const { router } = renderRemote(manifest, '/leadershipDetails/min-seo-tanaka-lim')
  expect(await heading()).toHaveTextContent('Min-seo Tanaka-Lim')
  expect(screen.getByText('Hiring, pay and growth')).toBeInTheDocument()
  const others = screen.getByRole('region', { name: 'The rest of the leadership team' })
  expect(within(others).getAllByRole('link')).toHaveLength(3)
  expect(router.state.loaderData['public.person']).toMatchObject({
    meta: { title: expect.stringMatching(/^Min-seo/), canonicalLink: '/leadershipDetails/min-seo-tanaka-lim' },
  })
})

test('RT-05 an unknown person redirects to the page for unknown paths', async () => {
  const { router } = renderRemote(manifest, '/leadershipDetails/nobody')
  await heading()
  expect(router.state.location.pathname).toBe('/pagenotfound')
})

const portrait = { slug: 'ranjini-achariya', url: '/api/public/user/author/download/a1?v=1', imageAlt: 'At her desk' }

test('an uploaded portrait replaces the initials in the list and on the page, where it is described', async () => {
  mockGet({ '/public/user/get-portraits': [portrait] })
  const { container, user } = renderRemote(manifest, '/leadership')
  await heading()
  const pictures = () => [...container.querySelectorAll('img')].map(({ alt, width, height }) => [alt, width, height])
  expect(pictures()).toEqual([['', 480, 480]])
  await user.click(screen.getByRole('link', { name: 'Ranjini Achariya' }))
  expect(await screen.findByRole('img', { name: 'At her desk' })).toBeInTheDocument()
  await expectAccessible(container)
})

test('initials stand in for portraits when the service cannot be reached', async () => {
  const { container } = renderRemote(manifest, '/leadershipDetails/ranjini-achariya')
  expect(await heading()).toHaveTextContent('Ranjini Achariya')
  expect(container.querySelector('img')).toBeNull()
})

test('a person is loaded without the portrait when the request was canceled', async () => {
  const path = '/leadershipDetails/ranjini-achariya'
  const request = new Request(`https://tekskills.example${path}`, { signal: AbortSignal.abort() })
  const loaded = await loader({ request, params: { name: 'ranjini-achariya' } } as unknown as LoaderFunctionArgs)
  expect(loaded).toMatchObject({ person: { name: 'Ranjini Achariya' } })
})
