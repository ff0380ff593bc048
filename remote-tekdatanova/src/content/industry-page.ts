import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { ContentModule } from './content-module'
import type { IndustryWork, PageContent, PicturePath } from './types'

interface Industry {
  title: string
  subtitle?: string
  description: string
  background: PicturePath
  work: IndustryWork
  meta: PageMeta
}

/** An industry's page: a banner without cards (MS-04), and what we do in the industry (contract §4 row 59). */
export const industryPage = ({ meta, ...page }: Industry): ContentModule<PageContent> => ({
  meta,
  content: {
    ...page,
    funSectionTitle: '',
    funSectionDesc: '',
    benifitSectionTitle: '',
    benifitSectionDesc: '',
    aspectSectionTitle: '',
    aspectSectionDesc: '',
    funCards: [],
    benifitCards: [],
    aspectCards: [],
  },
})
