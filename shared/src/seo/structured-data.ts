import type { JsonValue, StructuredData } from '../contracts/structured-data'
import { COMPANY_NAME } from './resolve-meta'

/** Id of the script element that holds the JSON-LD of a page. */
export const STRUCTURED_DATA_ID = 'structured-data'

/** Public origin of the site, without a slash at its end. */
type Origin = string

const absolute = (origin: Origin, path: string) => new URL(path, origin).href

/** The company; the same `@id` everywhere, so that search engines join what pages say about it. */
export const organization = (origin: Origin): StructuredData => ({
  '@type': 'Organization',
  '@id': absolute(origin, '/#organization'),
  name: COMPANY_NAME,
  url: absolute(origin, '/'),
  logo: absolute(origin, '/share/tekskills.png'),
})

/** The site with the address of its search. */
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

/** The way from the home page, which is added, to a page, which stands last. */
export const breadcrumbs = (origin: Origin, crumbs: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
})

/** What there is to say of something written; paths are made absolute. */
export interface WrittenItem {
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

/** An article, as its kind is called. Without an author the company wrote it. */
export function writtenItem(origin: Origin, item: WrittenItem): StructuredData {
  const { author } = item
  const company = organization(origin)
  return {
    '@type': item.type,
    headline: item.headline,
    description: item.description,
    mainEntityOfPage: absolute(origin, item.path),
    url: absolute(origin, item.path),
    image: item.image ? [absolute(origin, item.image)] : undefined,
    datePublished: item.publishedAt,
    // A page that waited for its date was last changed before it, and to readers is as new as its publication.
    dateModified: item.updatedAt > item.publishedAt ? item.updatedAt : item.publishedAt,
    author: author ? { '@type': 'Person', ...author } : company,
    publisher: company,
    articleSection: item.section,
    keywords: item.keywords || undefined,
    inLanguage: 'en',
  }
}

/** The text of a page's JSON-LD: no text in it can end its own script element. Empty when there is nothing to say. */
export function jsonLd(items: readonly StructuredData[] | undefined): string {
  if (!items || items.length === 0) return ''
  const graph: JsonValue = { '@context': 'https://schema.org', '@graph': items }
  return JSON.stringify(graph)
    .replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
