import type { FixedPage } from './fixed-page'
import pages from './fixed-pages.json' with { type: 'json' }

/**
 * The public pages whose address holds no item, for sitemap, page meta and search: what the remotes say of themselves,
 * written by `npm run addresses`; a test of the tools compares the two.
 */
export const fixedPages: readonly FixedPage[] = pages
