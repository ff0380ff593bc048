import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { MainPageContent, MenuChild, PageContent } from './types'

/** The exports of the content file of one page: its content and its metadata. */
export interface ContentModule<Content extends PageContent | MainPageContent> {
  content: Content
  meta: PageMeta
}

/** A page under Services, Solutions or Industries: its entry in the menu, and the content of the page. */
export interface ContentEntry extends MenuChild {
  load: () => Promise<ContentModule<PageContent>>
}
