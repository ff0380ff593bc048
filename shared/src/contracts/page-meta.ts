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
  robots?: 'index, follow' | 'noindex, nofollow'
  type?: 'website' | 'article'
}

/** What a loader returns when the fetched item owns the head of its page (MT-03). */
export interface WithPageMeta {
  meta?: PageMeta
}
