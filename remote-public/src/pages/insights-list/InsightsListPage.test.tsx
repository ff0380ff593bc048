import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { manifest } from '../../manifest'
import {
  type Answers,
  mockGet,
  pageOf,
  sampleBlog,
  sampleCaseStudy,
  sampleCategories,
  sampleNews,
  unreachable,
} from '../../testing/service'

const LIST = '/public/user/get-allblogs'
const CATEGORIES = '/public/user/getall-category'
const blogs = [sampleBlog(1), sampleBlog(2, { featured: true }), sampleBlog(3)]

function open(address: string, list: unknown, more: Answers = {}) {
  const get = mockGet({ [LIST]: list, [CATEGORIES]: pageOf(sampleCategories), ...more })
  const requestedParams = () => get.mock.calls.filter(([path]) => path === LIST).map(([, config]) => config?.params)
  return { ...renderRemote(manifest, address), get, requestedParams }
}

const articles = async () => (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)

test('RT-01 the list starts with the featured article, followed by the rest in order', async () => {
  const { container, requestedParams } = open('/resources/blogs', pageOf(blogs))
  expect(await articles()).toEqual(['Article 2', 'Article 1', 'Article 3'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Insights')
  expect(requestedParams()).toEqual([{ page: 0, size: 12 }])
  await expectAccessible(container)
})

test('without a featured article the list starts with the latest one', async () => {
  open('/resources/blogs', pageOf([sampleBlog(7), sampleBlog(6)]))
  expect(await articles()).toEqual(['Article 7', 'Article 6'])
})

test('only categories with articles are offered, and choosing one filters the list', async () => {
  const { user, router, requestedParams } = open('/resources/blogs?page=2&q=cost', pageOf(blogs, 30, 2))
  const filter = await screen.findByRole('navigation', { name: 'Categories' })
  expect(
    within(filter)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Cloud', 'Security'])

  await user.click(within(filter).getByRole('link', { name: 'Security' }))

  expect(await screen.findByRole('link', { name: 'Security', current: true })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?q=cost&category=security')
  expect(requestedParams().at(-1)).toEqual({ q: 'cost', category: 'security', page: 0, size: 12 })
})

test('CL-02 the pages of the list are links with zero-based numbers', async () => {
  open('/resources/blogs?category=cloud&page=1', pageOf([sampleBlog(13)], 30, 1))
  expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/resources/blogs?category=cloud&page=2',
  )
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test.each(['abc', '-4', '1.5', '9999999999'])('CL-02 page=%s shows the first page', async (page) => {
  const { requestedParams } = open(`/resources/blogs?page=${page}`, pageOf(blogs))
  expect(await articles()).toHaveLength(3)
  expect(requestedParams()).toEqual([{ page: 0, size: 12 }])
})

test('a search keeps the category and starts on the first page', async () => {
  // React reads the form of a submit that starts a navigation, but FormData here is Node's and rejects form elements.
  const Original = FormData
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new Original())

  const { user, requestedParams } = open('/resources/blogs?category=cloud&page=1', pageOf(blogs, 30, 1))
  await user.type(await screen.findByRole('searchbox', { name: 'Search the articles' }), '  bill ')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('30 articles for “bill” in this category')).toBeInTheDocument()
  expect(requestedParams().at(-1)).toEqual({ q: 'bill', category: 'cloud', page: 0, size: 12 })
})

test('the search is a plain form that works before any script has run', async () => {
  open('/resources/blogs?category=cloud', pageOf(blogs))
  const form = await screen.findByRole<HTMLFormElement>('search')
  expect(form).toHaveAttribute('action', '/resources/blogs')
  expect(form.method).toBe('get')
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q')
  expect(form.elements.namedItem('category')).toHaveValue('cloud')
})

test('an empty result names the filters and links to all articles', async () => {
  const { container } = open('/resources/blogs?q=zebra&category=cloud', pageOf([]))
  expect(await articles()).toEqual(['No article matches “zebra” and the category Cloud'])
  expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/resources/blogs')
  await expectAccessible(container)
})

test('a page past the end says so and links to the first page with the same filters', async () => {
  open('/resources/blogs?category=cloud&page=8', pageOf([], 3, 8))
  expect(await articles()).toEqual(['There is no page 9 here'])
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/resources/blogs?category=cloud',
  )
})

test('while the service is unreachable, the heading is shown, and loading the list can be retried in place', async () => {
  const { user, get } = open('/resources/blogs', unreachable)
  expect(await screen.findByText('The articles could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Insights')

  get.mockImplementation((path) => Promise.resolve({ data: pageOf(path === LIST ? blogs : []) }))
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  expect(await articles()).toHaveLength(3)
})

test('the list is shown even if its categories cannot be loaded', async () => {
  open('/resources/blogs', pageOf(blogs), { [CATEGORIES]: unreachable })
  expect(await articles()).toHaveLength(3)
  expect(screen.queryByRole('navigation', { name: 'Categories' })).not.toBeInTheDocument()
})

test('RT-01 the case studies can be filtered by category and by industry', async () => {
  const response = { ...pageOf([sampleCaseStudy(1), sampleCaseStudy(2)]), facets: { industry: industries } }
  const get = mockGet({ '/public/user/get-allcaseStudy': response, [CATEGORIES]: pageOf(sampleCategories) })
  const { container, user } = renderRemote(manifest, '/resources/case-studies?category=cloud')
  expect(await articles()).toEqual(['Case study 1', 'Case study 2'])
  for (const figure of ['1%', '2%']) expect(screen.getByText(figure)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Case studies')
  expect(screen.getByRole('link', { name: 'Case study 1' })).toHaveAttribute(
    'href',
    '/individualcasestudy/case-study-1',
  )
  await expectAccessible(container)

  const filter = screen.getByRole('navigation', { name: 'Industries' })
  await user.click(within(filter).getByRole('link', { name: 'Energy & water' }))
  expect(await screen.findByText('2 case studies in this category from Energy & water')).toBeInTheDocument()
  expect(get.mock.calls.at(-2)?.[1]?.params).toEqual({
    category: 'cloud',
    industry: 'Energy & water',
    page: 0,
    size: 12,
  })
})

test('RT-01 the newsroom can be filtered by year, and press coverage links to the original publication', async () => {
  const printed = sampleNews(2, { externalLink: 'https://paper.example/story', source: 'The Paper' })
  const response = { ...pageOf([sampleNews(1), printed]), facets: { year: years } }
  mockGet({ '/public/user/get-allnewsRoom': response, [CATEGORIES]: pageOf([]) })
  const { container } = renderRemote(manifest, '/resources/newsroom?year=2026')
  expect(await articles()).toEqual(['News 1', 'News 2 (opens in a new tab)'])
  expect(screen.getByText('2 news items from 2026')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: /^News 2/ })
  expect(link).toHaveAttribute('href', 'https://paper.example/story')
  expect(link).toHaveAttribute('target', '_blank')
  await expectAccessible(container)
})

test('RT-01 the main picture of a news item is described on its card too, and a picture of the card alone is decorative', async () => {
  const { url } = sampleNews(2)
  const list = pageOf([sampleNews(1), sampleNews(2, { templateUrl: url })])
  mockGet({ '/public/user/get-allnewsRoom': list, [CATEGORIES]: pageOf([]) })
  renderRemote(manifest, '/resources/newsroom')
  expect(await screen.findByRole('img', { name: 'News picture 2' })).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: 'News picture 1' })).toBeNull()
})

test('a list by one author names the author', async () => {
  open('/resources/blogs?author=a1', pageOf([sampleBlog(1)]))
  expect(await screen.findByText('1 article by Ngozi Halvorsen')).toBeInTheDocument()
})

const industries = [
  { value: 'Energy & water', count: 1 },
  { value: 'Logistics', count: 1 },
]
const years = [
  { value: '2026', count: 2 },
  { value: '2025', count: 4 },
]
