import pages from './fixed-pages.json' with { type: 'json' }

/** A public page that is not the page of a content item. */
export interface FixedPage {
  path: string
  title: string
  description: string
  keywords: string
  /** Path of the share image: the page's own, or the one generated for its path. */
  image: string
}

/**
 * The public pages that are not pages of content items, for sitemap, page meta and search. `npm run addresses` writes
 * them from the remotes' manifests; a test of the tools checks that both agree.
 */
export const fixedPages: readonly FixedPage[] = pages
