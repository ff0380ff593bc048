import type { JsonValue, StructuredData } from '../contracts/structured-data'
import { COMPANY_NAME } from './meta-with-defaults'

/** Id of the script element with the JSON-LD of a page. */
export const STRUCTURED_DATA_ID = 'structured-data'

/** Public origin of the site, without a trailing slash. */
type Origin = string

const absolute = (origin: Origin, path: string) => new URL(path, origin).href

/** The company, with the same `@id` everywhere, so that search engines recognize it as one entity. */
export const organization = (origin: Origin): StructuredData => ({
  '@type': 'Organization',
  '@id': absolute(origin, '/#organization'),
  name: COMPANY_NAME,
  url: absolute(origin, '/'),
  logo: absolute(origin, '/share/tekskills.png'),
})

/** The site, with its search action. */
export const webSite = (origin: Origin): StructuredData => ({
  '@type': 'WebSite',
  '@id': absolute(origin, '/#website'),
  name: COMPANY_NAME,
  url: absolute(origin, '/'),
  inLanguage: 'en',
  publisher: { '@id': absolute(origin, '/#organization') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(origin, '/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The breadcrumb trail to a page, which comes last; the home page is added as the first entry. */
export const breadcrumbs = (origin: Origin, crumbs: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
})

/** What the structured data of an article shows; `path` and `image` are paths on the site, times are ISO 8601. */
export interface ArticleFacts {
  type: 'BlogPosting' | 'NewsArticle' | 'Article'
  headline: string
  description: string
  path: string
  image?: string
  publishedAt: string
  updatedAt: string
  author?: { name: string; jobTitle?: string }
  section?: string
  keywords?: string
}

/** An article, with absolute addresses; without an author, the company is the author. */
export function article(origin: Origin, facts: ArticleFacts): StructuredData {
  const { author } = facts
  const company = organization(origin)
  return {
    '@type': facts.type,
    headline: facts.headline,
    description: facts.description,
    mainEntityOfPage: absolute(origin, facts.path),
    url: absolute(origin, facts.path),
    image: facts.image ? [absolute(origin, facts.image)] : undefined,
    datePublished: facts.publishedAt,
    // A scheduled item was last edited before its publication date.
    dateModified: facts.updatedAt > facts.publishedAt ? facts.updatedAt : facts.publishedAt,
    author: author ? { '@type': 'Person', ...author } : company,
    publisher: company,
    articleSection: facts.section,
    keywords: facts.keywords || undefined,
    inLanguage: 'en',
  }
}

/** The JSON-LD of a page, escaped so that it cannot close its script element. Empty when there are no items. */
export function jsonLd(items: readonly StructuredData[] | undefined): string {
  if (!items || items.length === 0) return ''
  const graph: JsonValue = { '@context': 'https://schema.org', '@graph': items }
  return JSON.stringify(graph)
    .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
