import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import type { CaseStudyCard, CaseStudyResult } from '@tekskills/shared/contracts/http/case-studies'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { NewsCard } from '@tekskills/shared/contracts/http/newsroom'
import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { http } from '@tekskills/shared/http/client'
import { cardOfBlog, cardOfCaseStudy, cardOfNews } from './card-of'
import type { Facets, InsightCard, InsightPage } from './insight-card'
import type { InsightTypeName } from './insight-type'
import { type InsightQuery, serviceParams } from './insight-query'

const BLOGS = '/public/user/get-allblogs'
const CASE_STUDIES = '/public/user/get-allcaseStudy'

type InsightResponse<T> = Page<T> & { facets?: Facets }

function listOf<T>(path: string, cardOf: (item: T) => InsightCard) {
  return async (query: InsightQuery, signal: AbortSignal): Promise<InsightPage> => {
    const { data } = await http.get<InsightResponse<T>>(path, { params: serviceParams(query), signal })
    const { content, totalElements, totalPages, facets = {} } = data
    return { cards: content.map(cardOf), totalElements, totalPages, facets }
  }
}

/** Fetches one page of the published items of a type, newest first. */
export const listInsights: Record<InsightTypeName, (query: InsightQuery, signal: AbortSignal) => Promise<InsightPage>> =
  {
    blogs: listOf<BlogCard>(BLOGS, cardOfBlog),
    caseStudies: listOf<CaseStudyCard>(CASE_STUDIES, cardOfCaseStudy),
    newsroom: listOf<NewsCard>('/public/user/get-allnewsRoom', cardOfNews),
  }

/** Fetches the latest published articles, newest first. */
export async function listLatestBlogs(size: number, signal: AbortSignal): Promise<InsightCard[]> {
  const { data } = await http.get<Page<BlogCard>>(BLOGS, { params: { size }, signal })
  return data.content.map(cardOfBlog)
}

/** Fetches the latest published case studies with a result, one with a before and after if there is one, newest first. */
export async function listProvenCaseStudies(size: number, signal: AbortSignal): Promise<InsightCard[]> {
  const { data } = await http.get<Page<CaseStudyCard>>(CASE_STUDIES, { params: { size: 4 * size }, signal })
  return data.content
    .flatMap((study) => {
      const result = study.results.find(({ before }) => before !== null) ?? study.results[0]
      return result ? [withResult(study, result)] : []
    })
    .slice(0, size)
}

/**
 * Fetches one published case study as a card with the result at a position, or else with its first.
 * @throws {ApiError} with status 404 or 410 when it is not published
 */
export async function readCaseStudyCard(slug: string, result: number, signal: AbortSignal): Promise<InsightCard> {
  const { data } = await http.get<CaseStudyCard>('/public/user/caseStudy', { params: { url: slug }, signal })
  const chosen = data.results[result]
  return chosen ? withResult(data, chosen) : cardOfCaseStudy(data)
}

const withResult = (study: CaseStudyCard, result: CaseStudyResult): InsightCard => ({
  ...cardOfCaseStudy(study),
  proof: { client: study.clientName, result },
})

const CATEGORY_TYPES: Record<InsightTypeName, string> = {
  blogs: 'BLOG',
  caseStudies: 'CASESTUDY',
  newsroom: 'NEWSROOM',
}

/** A category by which a list can be filtered. */
export type CategoryChoice = Pick<PublicCategory, 'slug' | 'categoryName'>

/** Fetches the categories with at least one item of a type. */
export async function listCategories(kind: InsightTypeName, signal: AbortSignal): Promise<CategoryChoice[]> {
  const { data } = await http.get<Page<PublicCategory>>('/public/user/getall-category', {
    params: { type: CATEGORY_TYPES[kind], size: 100 },
    signal,
  })
  return data.content.filter(({ count }) => count > 0).map(({ slug, categoryName }) => ({ slug, categoryName }))
}
