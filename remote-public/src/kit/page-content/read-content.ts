import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import type { ContentModule, PageContent } from '../../content/page-content'

/** The loader data of a static page; its metadata determines the head (MT-01). */
export interface StaticPageData extends WithPageMeta {
  page: PageContent
  meta: PageMeta
}

/** Builds the loader data of the page at `path` from its content file, with breadcrumbs (MT-06). */
export function readContent({ content, meta }: ContentModule, request: Request, path: string): StaticPageData {
  const { origin } = new URL(request.url)
  const above = (content.parents ?? []).map(({ label, to }) => ({ name: label, path: to }))
  return {
    page: content,
    meta: { ...meta, canonicalLink: path },
    structuredData: [breadcrumbs(origin, [...above, { name: content.name, path }])],
  }
}
