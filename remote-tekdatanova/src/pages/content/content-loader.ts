import { data, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { catalogue, type CatalogueEntry } from '../../content/catalogue/catalogue'
import { pageFlags, type PageFlags } from '../../content/catalogue/page-flags'
import { contentPath } from '../../paths'
import { notFoundMeta } from '../../content/not-found'
import type { MainPageContent, PageContent } from '../../content/types'

/** The loader data of a page: flags, meta, and the content for its layout; `null` for an unknown slug. */
export type ContentData = PageFlags & { meta: PageMeta } & (
    | { layout: 'child'; page: PageContent | null }
    | { layout: 'main'; page: MainPageContent }
  )

/**
 * Loads a page by its slug alone: it also renders under a wrong parent, with the right canonical link. An unknown slug
 * has status 404 and shows a message in place (MS-09).
 */
export async function contentLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const slug = params.name ?? params.type ?? ''
  const entry = catalogue.get(slug)
  const flags = pageFlags(slug)
  if (!entry) return data<ContentData>({ ...flags, layout: 'child', page: null, meta: notFoundMeta }, { status: 404 })

  const loaded = await loadPage(entry)
  const canonicalLink = contentPath(entry.category, slug)
  return data<ContentData>({ ...flags, ...loaded, meta: { ...loaded.meta, canonicalLink } })
}

/** Loads the page of an entry with its layout. */
async function loadPage(entry: CatalogueEntry) {
  if (entry.layout === 'main') {
    const { content, meta } = await entry.load()
    return { layout: entry.layout, page: content, meta }
  }
  const { content, meta } = await entry.load()
  return { layout: entry.layout, page: content, meta }
}
