import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { ContentModule } from './content-module'
import type { PageContent, PicturePath } from './types'

interface Industry {
  title: string
  subtitle?: string
  description: string
  background: PicturePath
  meta: PageMeta
}

/** An industry's page: a banner, and no cards yet (MS-04). */
export const industryPage = ({ meta, ...banner }: Industry): ContentModule<PageContent> => ({
  meta,
  content: {
    ...banner,
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
