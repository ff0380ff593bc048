import type { ListQuery } from '@tekskills/shared/contracts/http/lists'
import { readPage, readText } from '../lists/address-parameters'
import type { InsightFilter, InsightType } from './insight-type'

/** Cards on one page of a public list (contract §3.3). */
export const CARDS_PER_PAGE = 12

/** What the address of a list says; text left out or empty means no filter, `page` is zero-based (contract §3.9). */
export interface InsightQuery extends Partial<Record<InsightFilter, string>> {
  q: string
  page: number
}

const namesOf = ({ filters }: Pick<InsightType, 'filters'>) => ['q', ...filters] as const

/** Reads a list's query from an address; whatever cannot be a value reads as none, never as an error. */
export function parseInsightQuery(kind: Pick<InsightType, 'filters'>, search: URLSearchParams): InsightQuery {
  const texts = namesOf(kind).map((name) => [name, readers[name](search.get(name))] as const)
  return { q: '', ...Object.fromEntries(texts.filter(([, text]) => text)), page: readPage(search.get('page')) }
}

/** Address of the list with these filters; a value left out is no filter and the first page. */
export function insightsPath(kind: Pick<InsightType, 'filters' | 'path'>, query: Partial<InsightQuery> = {}): string {
  const search = new URLSearchParams()
  for (const name of namesOf(kind)) if (query[name]) search.set(name, query[name])
  if (query.page) search.set('page', String(query.page))
  return search.size > 0 ? `${kind.path}?${search}` : kind.path
}

/** The same query as the service takes it (contract §3.3 and §3.7, rows 6, 10 and 12). */
export function serviceParams(query: InsightQuery): Partial<ListQuery> & Partial<InsightQuery> {
  const { page, ...texts } = query
  const filters = Object.entries(texts).filter(([, text]) => text)
  return { ...Object.fromEntries(filters), page, size: CARDS_PER_PAGE }
}

/** Whether the list is narrowed in any way. */
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
