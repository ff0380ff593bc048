import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { MainPageContent, PageContent } from './types'

/** The exports of the content file of one page: its content and its metadata. */
export interface ContentModule<Content extends PageContent | MainPageContent> {
  content: Content
  meta: PageMeta
}
