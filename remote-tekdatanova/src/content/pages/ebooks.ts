import type { ContentModule } from '../content-module'
import { documentCard } from '../document-card'
import { ebooks } from '../documents/ebook-list'
import type { MainPageContent } from '../types'

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'eBooks | TekDataNova',
    description:
      'Four eBooks on data and AI to read, print and share: what AI can do for a business, how AI and machine learning differ, and two guides to selling it.',
    keywords: 'data and AI eBooks, AI capabilities, AI vs machine learning, data sales playbook, partnership',
  },
  content: {
    title: 'eBooks',
    background: 'signal:ebooks-banner',
    description:
      'What we explain most often, written down once, with drawings, tables and checklists. No form to fill in first.',
    cardConatinerTitle: 'Four practical eBooks',
    cardContainerDescription: 'Two for people who decide about data and AI, two for people who sell it.',
    cards: ebooks.map(documentCard),
    aspectCards: [],
  },
}
