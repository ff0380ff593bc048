import type { ContentModule } from '../content-module'
import type { MainPageContent, PageContent } from '../types'

/** Functions that load the content of pages, by slug. */
export type Loaders<Content extends PageContent | MainPageContent> = Record<
  string,
  () => Promise<ContentModule<Content>>
>
