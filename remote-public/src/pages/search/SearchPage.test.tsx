import { screen, within } from '@testing-library/react'
import type { SearchHit } from '@tekskills/shared/contracts/http/search'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import { loaderArgs, mockGet, pageOf, unreachable } from '../../testing/service'
import { loader } from './search-loader'

const CALL = '/public/user/search'
const hit = (number: number, changes: Partial<SearchHit> = {}): SearchHit => ({
  url: `/blog/article-${number}`,
  type: 'BLOG',
  title: `Article ${number}`,
  description: `About ${number}.`,
  publishedAt: '2026-03-09T23:30:00Z',
  ...changes,
})
const type = [
  { value: 'BLOG', count: 2 },
  { value: 'STATIC', count: 1 },
]
const response = { ...pageOf([hit(1), hit(2)], 12, 0, 10), facets: { type } }

test('a search shows results with type and date, and links to further pages', async () => {
  const get = mockGet({ [CALL]: response })
  const { container } = renderRemote(manifest, '/search?q=cloud')
  expect(await screen.findByText('12 results for “cloud”')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Article 1' })).toHaveAttribute('href', '/blog/article-1')
  expect(screen.getAllByText('Article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/search?q=cloud&page=1')
  expect(get.mock.calls[0]?.[1]?.params).toEqual({ q: 'cloud', page: 0, size: 10 })
  await expectAccessible(container)
})

test('results are tagged by their kind, without the name of the site, and the searched words are marked', async () => {
  const hits = [
    hit(1, { url: '/services/cloud', type: 'STATIC', title: 'Cloud | Tekskills', description: 'The cloud, by night.' }),
    hit(2, { url: '/pharmaceuticals', type: 'STATIC', title: 'Pharmaceuticals | TekDataNova' }),
    hit(3, { url: '/leadershipDetails/mira', type: 'STATIC', title: 'Mira' }),
    hit(4, { url: '/about-us', type: 'STATIC', title: 'About us' }),
  ]
  mockGet({ [CALL]: { ...response, ...pageOf(hits, 4, 0, 10) } })
  renderRemote(manifest, '/search?q=cloud')
  expect(await screen.findByRole('link', { name: 'Cloud' })).toBeInTheDocument()
  const kindOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent
  expect(kindOf('Cloud')).toMatch(/^Service/)
  expect(kindOf('Pharmaceuticals')).toMatch(/^TekDataNova/)
  expect(kindOf('Mira')).toMatch(/^Person/)
  expect(kindOf('About us')).toMatch(/^Page/)
  expect(screen.getAllByText(/^cloud$/i, { selector: 'mark' })).toHaveLength(2)
})

test('a search can be filtered by page type', async () => {
  const get = mockGet({ [CALL]: response })
  const { user } = renderRemote(manifest, '/search?q=cloud')
  const filter = await screen.findByRole('navigation', { name: 'Page types' })
  await user.click(within(filter).getByRole('link', { name: 'Pages' }))
  expect(await screen.findByRole('link', { name: 'Pages', current: true })).toBeInTheDocument()
  expect(get.mock.calls.at(-1)?.[1]?.params).toEqual({ q: 'cloud', type: 'STATIC', page: 0, size: 10 })
})

test('without a search text nothing is requested, and links are shown', async () => {
  const get = mockGet({})
  const { container } = renderRemote(manifest, '/search')
  expect(await screen.findByRole('link', { name: 'Case studies' })).toBeInTheDocument()
  expect(get).not.toHaveBeenCalled()
  await expectAccessible(container)
})

test('an empty result names the search text', async () => {
  mockGet({ [CALL]: { ...pageOf([]), facets: { type: [] } } })
  renderRemote(manifest, '/search?q=zebra')
  expect(await screen.findByRole('heading', { name: 'Nothing was found for “zebra”' })).toBeInTheDocument()
})

test('while the service is unreachable, the search text stays, and the search can be retried', async () => {
  const get = mockGet({ [CALL]: unreachable })
  const { user } = renderRemote(manifest, '/search?q=cloud')
  expect(await screen.findByText('Search is not available right now')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('cloud')
  get.mockResolvedValue({ data: response })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await screen.findByText('12 results for “cloud”')).toBeInTheDocument()
})

test('MT-04 search results are not indexed', async () => {
  mockGet({ [CALL]: response })
  expect(await loader(loaderArgs('/search?q=cloud'))).toMatchObject({
    meta: { title: 'Search: cloud | Tekskills', robots: 'noindex, nofollow' },
  })
})

test('CL-04 the request of a search is cancelled with the navigation', async () => {
  const get = mockGet({ [CALL]: response })
  const args = loaderArgs('/search?q=cloud')
  await loader(args)
  expect(get.mock.calls[0]?.[1]?.signal).toBe(args.request.signal)
})
