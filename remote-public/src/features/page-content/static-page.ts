import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PreloadableLoader } from '@tekskills/shared/routing/lazy-loader'
import type { ContentModule, PageContent } from '../../content/page-content'

/** What a page of words is drawn from; its own meta owns the head (MT-01). */
export interface StaticPageData {
  page: PageContent
  meta: PageMeta
}

type LoadContent = () => Promise<ContentModule>

/** Reads the content file of a page. */
export async function readContent(load: LoadContent): Promise<StaticPageData> {
  const { content, meta } = await load()
  return { page: content, meta }
}

/** Loader of a page whose content is one file, fetched ahead of time when its link is likely to be followed. */
export const staticLoader = (load: LoadContent): PreloadableLoader =>
  Object.assign(() => readContent(load), { preload: load })
