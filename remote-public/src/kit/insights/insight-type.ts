import { insightTexts, type InsightTexts } from '../../content/insights'
import { paths } from '../../paths'

/** The filters of the lists in addition to the search (contract §3.9). */
export type InsightFilter = 'category' | 'tag' | 'author' | 'industry' | 'year'

/** The addresses, filters and texts of one type of published content. */
export interface InsightType {
  name: InsightTypeName
  /** Address of the list. */
  path: string
  /** Address of an item up to its slug. */
  itemPath: string
  filters: readonly InsightFilter[]
  texts: InsightTexts
}

export type InsightTypeName = keyof typeof insightTexts

export const insightTypes: Readonly<Record<InsightTypeName, InsightType>> = {
  blogs: {
    name: 'blogs',
    path: paths.blogs,
    itemPath: '/blog/',
    filters: ['category', 'tag', 'author'],
    texts: insightTexts.blogs,
  },
  caseStudies: {
    name: 'caseStudies',
    path: paths.caseStudies,
    itemPath: '/individualcasestudy/',
    filters: ['category', 'industry'],
    texts: insightTexts.caseStudies,
  },
  newsroom: {
    name: 'newsroom',
    path: paths.newsroom,
    itemPath: '/newsroom/',
    filters: ['category', 'year'],
    texts: insightTexts.newsroom,
  },
}

/** Address of one item; the slug is the `{blogName}`, `{casestudyname}` or `{newsroomName}` of RT-01. */
export const itemPath = ({ itemPath: start }: InsightType, slug: string) => `${start}${encodeURIComponent(slug)}`
