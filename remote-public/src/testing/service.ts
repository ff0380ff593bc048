import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import type { PublicNews } from '@tekskills/shared/contracts/http/newsroom'
import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { ApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'

const CLOUD = { id: 'c1', categoryName: 'Cloud', slug: 'cloud' }

/** A published article as the service returns it. */
export function sampleBlog(number: number, changes: Partial<PublicBlog> = {}): PublicBlog {
  const blogName = `Article ${number}`
  return {
    id: `b${number}`,
    blogName,
    slug: `article-${number}`,
    description: `What article ${number} is about.`,
    url: `/api/public/user/blogs/download/b${number}?v=1`,
    imageAlt: `Picture ${number}`,
    category: CLOUD,
    author: { id: 'a1', authorName: 'Ngozi Halvorsen', designation: 'Principal Engineer', url: null },
    tags: ['cost', 'c & c'],
    publishedAt: '2026-03-09T23:30:00Z',
    readMinutes: 4,
    featured: false,
    content: '<p>Opening words.</p><h2>First part</h2><p>One.</p><h2>Second part</h2><p>Two.</p>',
    updatedAt: '2026-03-10T08:00:00Z',
    meta: {
      title: `${blogName} | Tekskills`,
      description: `Meta of article ${number}.`,
      keywords: 'cost',
      canonicalLink: `/blog/article-${number}`,
      image: `/api/public/user/blogs/download/b${number}?v=1&w=1200`,
      robots: 'index, follow',
    },
    related: [],
    previous: null,
    next: null,
    ...changes,
  }
}

/** A published case study as the service returns it; it has no objective. */
export function sampleCaseStudy(number: number, changes: Partial<PublicCaseStudy> = {}): PublicCaseStudy {
  const url = `case-study-${number}`
  return {
    id: `s${number}`,
    url,
    slug: url,
    caseStudyName: `Case study ${number}`,
    description: `What case study ${number} is about.`,
    primaryCategory: CLOUD.categoryName,
    categorySlug: CLOUD.slug,
    industry: 'Energy & water',
    webpUrl: `/api/public/user/caseStudy/download/s${number}?v=1`,
    bannerAlt: `Banner ${number}`,
    publishedAt: '2026-03-09T23:30:00Z',
    clientName: 'Ashgrove',
    results: [{ figure: `${number}%`, measure: 'fewer stops', before: 61, after: 33 }],
    services: ['Cloud platform'],
    aboutClient: '<p>A port.</p>',
    objective: '<p>&nbsp;</p>',
    solution: '<p>Sensors.</p>',
    challenge: '<p>Salt.</p>',
    impact: '<p>Fewer stops.</p>',
    caseStudyFileName: 'Port study.pdf',
    updatedAt: '2026-03-10T08:00:00Z',
    meta: {
      title: `Case study ${number} | Tekskills`,
      description: `Meta of case study ${number}.`,
      keywords: '',
      canonicalLink: `/individualcasestudy/${url}`,
      image: `/api/public/user/caseStudy/download/s${number}?v=1&w=1200`,
      robots: 'index, follow',
    },
    related: [],
    previous: null,
    next: null,
    ...changes,
  }
}

/** A published news item as the service returns it. */
export function sampleNews(number: number, changes: Partial<PublicNews> = {}): PublicNews {
  const slug = `news-${number}`
  return {
    id: `n${number}`,
    title: `News ${number}`,
    slug,
    description: `What news ${number} is about.`,
    url: `/api/public/user/newsRoom/download/n${number}?v=1`,
    templateUrl: `/api/public/user/newsRoom/template/download/n${number}?v=1`,
    imageAlt: `News picture ${number}`,
    newsDate: '2026-03-09',
    source: null,
    externalLink: null,
    category: CLOUD,
    publishedAt: '2026-03-09T23:30:00Z',
    content: '<p>What happened.</p>',
    updatedAt: '2026-03-10T08:00:00Z',
    meta: {
      title: `News ${number} | Tekskills`,
      description: `Meta of news ${number}.`,
      keywords: '',
      canonicalLink: `/newsroom/${slug}`,
      image: '',
      robots: 'index, follow',
    },
    related: [],
    previous: null,
    next: null,
    ...changes,
  }
}

export const sampleCategories: PublicCategory[] = [
  { ...CLOUD, type: 'ALL', count: 3 },
  { id: 'c2', categoryName: 'Security', slug: 'security', type: 'BLOG', count: 1 },
  { id: 'c4', categoryName: 'Unused', slug: 'unused', type: 'ALL', count: 0 },
]

/** The service's response with the given items as one page of a list. */
export const pageOf = <T>(content: readonly T[], totalElements = content.length, number = 0, size = 12) => ({
  content,
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  number,
  size,
})

/** Responses of the service by path; an error is a rejection. */
export type Answers = Record<string, unknown>

/** Mocks GET requests by path; any other path rejects as unreachable. */
export const mockGet = (responses: Answers) =>
  jest.spyOn(http, 'get').mockImplementation((path) => {
    const response = responses[path] ?? unreachable
    return response instanceof Error ? Promise.reject(response) : Promise.resolve({ data: response })
  })

export const unreachable = new ApiError('The service could not be reached.', undefined)

/** An error of the service with the given status, code and message. */
export const serviceError = (
  status: number,
  code: string,
  detail = code,
  errors?: { field: string; message: string }[],
  members: object = {},
) =>
  new ApiError(detail, status, {
    type: 'urn:problem',
    title: code,
    status,
    code,
    detail,
    message: detail,
    errors: errors?.map((error) => ({ ...error, code: 'REQUIRED' })),
    ...members,
  })

/** The arguments that the router passes to a loader. */
export const loaderArgs = (path: string, params: LoaderFunctionArgs['params'] = {}) =>
  ({ request: new Request(`https://tekskills.example${path}`), params }) as LoaderFunctionArgs
