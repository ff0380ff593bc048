import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { MainPageContent, PageContent } from './types'

/** What the file of one page exports: what it shows, and its own head. */
export interface ContentModule<Content extends PageContent | MainPageContent> {
  content: Content
  meta: PageMeta
}
