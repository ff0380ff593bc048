import type { StructuredData } from './structured-data'

/**
 * The page-meta record of the specification (§3), with robots and type for the tags of MT-01 and MT-04.
 * `canonicalLink` and `image` are site-relative paths or absolute addresses; the head makes them absolute.
 */
export interface PageMeta {
  title: string
  description: string
  keywords?: string
  canonicalLink?: string
  image?: string
  /** What the image shows, for people who do not see it; a drawn one describes itself. */
  imageAlt?: string
  robots?: 'index, follow' | 'noindex, nofollow'
  type?: 'website' | 'article'
  /** Path of the RSS feed of what the page lists (MT-06). */
  feed?: string
}

/** What the shell reads in a loader's data, beside what the page reads. */
export interface WithPageMeta {
  /** Set when the fetched item owns the head of its page (MT-03). */
  meta?: PageMeta
  /** What the page is about, for search engines (MT-06); the shell writes it into the head and no further. */
  structuredData?: readonly StructuredData[]
  /** A part of the page could not be fetched; such a page is shown but not kept. */
  incomplete?: boolean
  /** The page is for the one person who holds its address; it is shown but not kept. */
  personal?: boolean
}
