import type { ContentModule } from './content-module'
import type { Category } from './types'

/** Where a content page lives and how its content is fetched; each page's content is a chunk of its own. */
export interface CatalogueEntry {
  category: Category
  load: () => Promise<ContentModule>
}

/**
 * Every content page that exists, by slug. A Map, so that `constructor` and `__proto__` are as unknown as any other
 * slug without content (MS-09). Menus and cards link to exactly the slugs that stand here.
 */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map<string, CatalogueEntry>([
  [
    'strategic-advisory-services',
    {
      category: 'services',
      load: () =>
        import(/* webpackChunkName: "content-strategic-advisory-services" */ './pages/strategic-advisory-services'),
    },
  ],
])

/** True when the slug's page can be opened; what has no content is shown but not linked. */
export const hasContent = (slug: string | undefined): slug is string => slug !== undefined && catalogue.has(slug)
