import type { Robots } from './robots'
import type { StructuredData } from './structured-data'

/**
 * The page-meta record of the specification (§3), with robots and type for the tags of MT-01 and MT-04.
 * `canonicalLink` and `image` are site-relative paths or absolute URLs; the head makes them absolute.
 */
export interface PageMeta {
  title: string
  description: string
  keywords?: string
  canonicalLink?: string
  image?: string
  /** Alternative text of the image; a drawn one has its own. */
  imageAlt?: string
  robots?: Robots
  type?: 'website' | 'article'
  /** The page is not public: its head names no address and no picture, and it is not to be shared. */
  isPreview?: boolean
  /** Path of the RSS feed for the items that the page lists (MT-06). */
  feed?: string
}

/** Fields of loader data that the shell reads, in addition to the page's own. */
export interface WithPageMeta {
  /** Set when the fetched item owns the head of its page (MT-03). */
  meta?: PageMeta
  /** Structured data for search engines (MT-06), which the shell writes into the head. */
  structuredData?: readonly StructuredData[]
  /** Part of the data could not be loaded; such a page is shown but not cached. */
  incomplete?: boolean
  /** The page is only for the holder of its secret URL; it is shown but not cached. */
  personal?: boolean
}
