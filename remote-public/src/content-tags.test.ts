import { matchRoutes } from 'react-router-dom'
import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { ContentTag, PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { manifest } from './manifest'
import { jobsResponse, sampleJob } from './testing/careers'
import { mockService } from './testing/faulty-service'
import { pageOf, sampleBlog, sampleCaseStudy, sampleCategories, sampleNews } from './testing/service'

const sampleIssue: ArchivedIssue = {
  slug: 'sample',
  subject: 'Sample',
  preheader: '',
  sentAt: '2026-05-03T09:00:00.000Z',
  item: {
    kind: 'BLOG',
    title: 'Article 1',
    path: '/blog/article-1',
    description: 'About it.',
    image: null,
    imageAlt: '',
    focus: null,
  },
}

const user = (call: string) => `/public/user/${call}`

/** The calls of the pages, each with its resource and a response. */
const calls: readonly (readonly [call: string, tag: ContentTag, response: unknown])[] = [
  [user('get-allblogs'), 'blogs', pageOf([sampleBlog(1)])],
  [user('blogs'), 'blogs', sampleBlog(1)],
  [user('get-allcaseStudy'), 'casestudies', { ...pageOf([sampleCaseStudy(1)]), facets: { industry: [] } }],
  [user('caseStudy'), 'casestudies', sampleCaseStudy(1)],
  [user('get-allnewsRoom'), 'newsroom', { ...pageOf([sampleNews(1)]), facets: { year: [] } }],
  [user('newsRoom'), 'newsroom', sampleNews(1)],
  [user('getall-category'), 'categories', pageOf(sampleCategories)],
  [user('get-portraits'), 'authors', []],
  [user('newsLetter/issues'), 'newsletters', pageOf([sampleIssue])],
  [user('newsLetter/issues/sample'), 'newsletters', sampleIssue],
  [user('get-allcareers'), 'careers', jobsResponse([sampleJob(1)])],
  [user('careers'), 'careers', sampleJob(1)],
]

test.each([
  '/',
  '/services',
  '/services/sap',
  '/services/cloud/migration',
  '/about-us',
  '/leadership',
  '/leadershipDetails/teodor-halvarsen',
  '/contact',
  '/resources/blogs',
  '/resources/case-studies',
  '/resources/newsroom',
  '/blog/article-1',
  '/newsroom/news-1',
  '/individualcasestudy/case-study-1',
  '/resources/newsletters',
  '/newsletters/sample',
  '/careers',
  '/opportunities',
])('the cached page %s is dropped when a resource that it shows changes', async (address) => {
  const service = mockService(Object.fromEntries(calls.map(([call, , response]) => [call, response])))
  const [match] = matchRoutes(manifest.routes, address)?.slice(-1) ?? []
  const { loader, handle } = match?.route ?? {}
  const args = { params: match?.params, request: new Request(new URL(address, location.href)) } as LoaderFunctionArgs
  if (typeof loader === 'function') await loader(args)
  const { content = [] } = handle as PageHandle
  const shown = calls.filter(([call]) => service.calls.includes(call)).map(([, tag]) => tag)
  expect(content).toEqual(expect.arrayContaining(shown))
})
