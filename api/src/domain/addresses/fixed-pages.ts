import pages from './fixed-pages.json' with { type: 'json' }

/** A public page whose address holds no item. */
export interface FixedPage {
  path: string
  title: string
  description: string
  keywords: string
  /** Path of the picture for those who share the page: its own, or the one that is drawn for its path. */
  image: string
}

/**
 * The public pages whose address holds no item, for sitemap, page meta and search: what the remotes say of themselves,
 * written by `npm run addresses`; a test of the tools compares the two.
 */
export const fixedPages: readonly FixedPage[] = pages
