import type { ContentModule } from '../content-module'
import { documentCard } from '../document-card'
import { ebooks } from '../documents/ebook-list'
import type { MainPageContent } from '../types'

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'eBooks | TekDataNova',
    description:
      'Four eBooks on data and AI to read, print and pass on: what AI can do for a business, AI and machine learning told apart, and two guides for those who sell it.',
    keywords: 'data and AI eBooks, AI capabilities, AI vs machine learning, data sales playbook, partnership',
  },
  content: {
    title: 'eBooks',
    background: 'signal:ebooks-banner',
    description:
      'Longer reading for the train: what we explain most often, set down once, with drawings, tables and checklists. No form stands before them.',
    cardConatinerTitle: 'Four books from practice',
    cardContainerDescription: 'Two for those who decide about data and AI, two for those who bring it to others.',
    cards: ebooks.map(documentCard),
    aspectCards: [],
  },
}
