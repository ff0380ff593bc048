import type { ContentModule } from '../content-module'
import type { MainPageContent } from '../types'

/** Only a banner: title and description are empty, the page shows the notice until there is a blog (MS-08). */
export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'Blog | TekDataNova',
    description:
      'The blog of TekDataNova, the data and AI division of Tekskills, will open in a future version of this site.',
    keywords: 'TekDataNova blog, data and AI, Tekskills',
  },
  content: {
    title: '',
    background: 'signal:microsite-blog',
    description: '',
    cardConatinerTitle: '',
    cardContainerDescription: '',
    cards: [],
    aspectCards: [],
    notice: {
      heading: 'Blog',
      text: "We're improving our platform. This page will be available in a future version.",
    },
  },
}
