import type { ContentModule } from '../content-module'
import { documentCard } from '../document-card'
import type { DocumentEntry } from '../documents/document-facts'
import { ebookFacts } from '../documents/ebook-facts'
import { file as aiCapabilities } from '../documents/ebooks/ai-capabilities?pdf'
import { file as aiVersusMl } from '../documents/ebooks/ai-vs-ml?pdf'
import { file as salesPlaybook } from '../documents/ebooks/data-and-ai-sales-playbook?pdf'
import { file as marketingAndSales } from '../documents/ebooks/marketing-and-sales-partnership?pdf'
import type { MainPageContent } from '../types'

/** The eBooks in the order of their page (MS-07); the build creates the files from the texts in `documents/ebooks/`. */
export const ebooks: readonly DocumentEntry[] = [
  { ...ebookFacts.aiCapabilities, ...aiCapabilities },
  { ...ebookFacts.aiVersusMl, ...aiVersusMl },
  { ...ebookFacts.salesPlaybook, ...salesPlaybook },
  { ...ebookFacts.marketingAndSales, ...marketingAndSales },
]

export const { content, meta }: ContentModule<MainPageContent> = {
  meta: {
    title: 'eBooks | TekDataNova',
    description:
      'Four eBooks to read, print and share: what AI can do, how AI and ML differ, how to sell data and AI projects, and how two departments share data.',
    keywords: 'data and AI eBooks, AI capabilities, AI vs machine learning, data sales playbook, partnership',
  },
  content: {
    title: 'eBooks',
    background: 'signal:ebooks-banner',
    description:
      'What we explain most often, written down once, with drawings, tables and checklists. No form to fill in first.',
    cardConatinerTitle: 'Four practical eBooks',
    cardContainerDescription:
      'Two for people who decide about data and AI, one for people who sell them, and one for marketing and sales teams.',
    cards: ebooks.map(documentCard),
    aspectCards: [],
  },
}
