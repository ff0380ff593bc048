import { insightWords, type InsightWords } from '../../content/insights'

/** What a list can be narrowed by, beside its search (contract §3.9). */
export type InsightFilter = 'category' | 'tag' | 'author' | 'industry' | 'year'

/** One kind of published content, as far as its addresses and its list differ from the others'. */
export interface InsightKind {
  name: InsightKindName
  /** Address of the list. */
  path: string
  /** Address of one item up to its slug. */
  itemPath: string
  filters: readonly InsightFilter[]
  words: InsightWords
}

export type InsightKindName = keyof typeof insightWords

export const insightKinds: Readonly<Record<InsightKindName, InsightKind>> = {
  blogs: {
    name: 'blogs',
    path: '/resources/blogs',
    itemPath: '/blog/',
    filters: ['category', 'tag', 'author'],
    words: insightWords.blogs,
  },
  caseStudies: {
    name: 'caseStudies',
    path: '/resources/case-studies',
    itemPath: '/individualcasestudy/',
    filters: ['category', 'industry'],
    words: insightWords.caseStudies,
  },
  newsroom: {
    name: 'newsroom',
    path: '/resources/newsroom',
    itemPath: '/newsroom/',
    filters: ['category', 'year'],
    words: insightWords.newsroom,
  },
}

/** Address of one item; the slug is the `{blogName}`, `{casestudyname}` or `{newsroomName}` of RT-01. */
export const itemPath = ({ itemPath: start }: InsightKind, slug: string) => `${start}${encodeURIComponent(slug)}`
