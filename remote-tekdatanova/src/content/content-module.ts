import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageContent } from './types'

/** What the file of one content page exports: what it shows, and its own head. */
export interface ContentModule {
  content: PageContent
  meta: PageMeta
}
