import { data, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { catalogue } from '../../content/catalogue'
import { contentPath } from '../../content/links'
import { notFoundMeta } from '../../content/not-found'
import type { PageContent } from '../../content/types'

/** What a content page is drawn from; `page` is null for a slug without content. */
export interface ContentData {
  page: PageContent | null
  meta: PageMeta
}

/**
 * Looks a content page up by its slug alone: under a wrong parent it renders too, and its canonical link names the
 * proper address. A slug without content answers 404 and is shown in place (MS-09).
 */
export async function contentLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const slug = params.name ?? params.type ?? ''
  const entry = catalogue.get(slug)
  if (!entry) return data<ContentData>({ page: null, meta: notFoundMeta }, { status: 404 })

  const { content, meta } = await entry.load()
  return data<ContentData>({ page: content, meta: { ...meta, canonicalLink: contentPath(entry.category, slug) } })
}
