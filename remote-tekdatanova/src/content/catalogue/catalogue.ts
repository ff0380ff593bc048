import type { ContentEntry, ContentModule } from '../content-module'
import { industries } from '../industries'
import { services } from '../services'
import { solutions } from '../solutions'
import type { Category, MainPageContent, PageContent } from '../types'

/** A page in the child layout: its category, and a function that loads its content. */
export interface ChildEntry {
  layout: 'child'
  category: Category
  load: () => Promise<ContentModule<PageContent>>
}

/** A page in the main layout; it has no category. */
export interface MainEntry {
  layout: 'main'
  category?: undefined
  load: () => Promise<ContentModule<MainPageContent>>
}

export type CatalogueEntry = ChildEntry | MainEntry

const childEntries = (category: Category, pages: readonly ContentEntry[]) =>
  pages.map(({ type, load }): [string, CatalogueEntry] => [type, { layout: 'child', category, load }])

/** The pages in the main layout (MS-05 to MS-08); the content of each is in its own chunk. */
const mainPages: Record<string, MainEntry['load']> = {
  'ai-accelerators': () => import(/* webpackChunkName: "content-ai-accelerators" */ '../pages/ai-accelerators'),
  'use-cases': () => import(/* webpackChunkName: "content-use-cases" */ '../pages/use-cases'),
  ebooks: () => import(/* webpackChunkName: "content-ebooks" */ '../pages/ebooks'),
  blog: () => import(/* webpackChunkName: "content-blog" */ '../pages/blog'),
}

/**
 * All pages below the landing page by slug. It is a Map, so that `constructor` and `__proto__` are unknown slugs, too
 * (MS-09). Menus and cards link to exactly these slugs.
 */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map([
  ...childEntries('services', services),
  ...childEntries('solutions', solutions),
  ...childEntries('industries', industries),
  ...Object.entries(mainPages).map(([slug, load]): [string, CatalogueEntry] => [slug, { layout: 'main', load }]),
])
