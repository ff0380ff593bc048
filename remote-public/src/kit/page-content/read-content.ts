import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import type { ContentModule, PageContent } from '../../content/page-content'

/** What a page of words is drawn from; its own meta owns the head (MT-01). */
export interface StaticPageData extends WithPageMeta {
  page: PageContent
  meta: PageMeta
}

/** Reads a content file for the page at `path` and says where in the site it is (MT-06). */
export function readContent({ content, meta }: ContentModule, request: Request, path: string): StaticPageData {
  const { origin } = new URL(request.url)
  const above = (content.parents ?? []).map(({ label, to }) => ({ name: label, path: to }))
  return {
    page: content,
    meta: { ...meta, canonicalLink: path },
    structuredData: [breadcrumbs(origin, [...above, { name: content.name, path }])],
  }
}
