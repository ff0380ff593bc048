import type { ContentModule } from '../content-module'
import type { Category, MainPageContent, PageContent } from '../types'
import { industriesLoaders } from './industries-loaders'
import type { Loaders } from './loaders'
import { mainLoaders } from './main-loaders'
import { servicesLoaders } from './services-loaders'
import { solutionsLoaders } from './solutions-loaders'

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

const childEntries = (category: Category, loaders: Loaders<PageContent>) =>
  Object.entries(loaders).map(([slug, load]): [string, CatalogueEntry] => [slug, { layout: 'child', category, load }])

const mainEntries = (loaders: Loaders<MainPageContent>) =>
  Object.entries(loaders).map(([slug, load]): [string, CatalogueEntry] => [slug, { layout: 'main', load }])

/**
 * All pages below the landing page by slug. It is a Map, so that `constructor` and `__proto__` are unknown slugs, too
 * (MS-09). Menus and cards link to exactly these slugs.
 */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map([
  ...childEntries('services', servicesLoaders),
  ...childEntries('solutions', solutionsLoaders),
  ...childEntries('industries', industriesLoaders),
  ...mainEntries(mainLoaders),
])
