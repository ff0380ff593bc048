import type { ListQuery } from '@tekskills/shared/contracts/http/lists'
import { readPage, readText } from '../lists/address-parameters'
import type { InsightFilter, InsightType } from './insight-type'

/** Number of cards per page of a public list (contract §3.3). */
export const CARDS_PER_PAGE = 12

/** The query of a list; a missing or empty text is no filter, `page` is zero-based (contract §3.9). */
export interface InsightQuery extends Partial<Record<InsightFilter, string>> {
  q: string
  page: number
}

const namesOf = ({ filters }: Pick<InsightType, 'filters'>) => ['q', ...filters] as const

/** Parses the query of a list; invalid values are ignored. */
export function parseInsightQuery(kind: Pick<InsightType, 'filters'>, search: URLSearchParams): InsightQuery {
  const texts = namesOf(kind).map((name) => [name, readers[name](search.get(name))] as const)
  return { q: '', ...Object.fromEntries(texts.filter(([, text]) => text)), page: readPage(search.get('page')) }
}

/** The address of a list for a query; missing values mean no filter and the first page. */
export function insightsPath(kind: Pick<InsightType, 'filters' | 'path'>, query: Partial<InsightQuery> = {}): string {
  const search = new URLSearchParams()
  for (const name of namesOf(kind)) if (query[name]) search.set(name, query[name])
  if (query.page) search.set('page', String(query.page))
  return search.size > 0 ? `${kind.path}?${search}` : kind.path
}

/** The query as request parameters (contract §3.3 and §3.7, rows 6, 10 and 12). */
export function serviceParams(query: InsightQuery): Partial<ListQuery> & Partial<InsightQuery> {
  const { page, ...texts } = query
  const filters = Object.entries(texts).filter(([, text]) => text)
  return { ...Object.fromEntries(filters), page, size: CARDS_PER_PAGE }
}

/** Whether the list is searched or filtered. */
export const isNarrowed = ({ page: _, ...texts }: InsightQuery) => Object.values(texts).some(Boolean)

const readYear = (value: string | null) => (value && /^(19|2\d)\d\d$/.test(value) ? value : '')

const readers: Record<'q' | InsightFilter, (value: string | null) => string> = {
  q: readText,
  category: readText,
  tag: readText,
  author: readText,
  industry: readText,
  year: readYear,
}
