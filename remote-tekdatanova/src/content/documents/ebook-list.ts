import type { DocumentEntry } from './document-facts'
import { ebookFacts } from './ebook-facts'
import { file as aiCapabilities } from './ebooks/ai-capabilities?pdf'
import { file as aiVersusMl } from './ebooks/ai-vs-ml?pdf'
import { file as salesPlaybook } from './ebooks/data-and-ai-sales-playbook?pdf'
import { file as marketingAndSales } from './ebooks/marketing-and-sales-partnership?pdf'

/** The eBooks in the order of their page (MS-07); the build creates the files from the texts in `ebooks/`. */
export const ebooks: readonly DocumentEntry[] = [
  { ...ebookFacts.aiCapabilities, ...aiCapabilities },
  { ...ebookFacts.aiVersusMl, ...aiVersusMl },
  { ...ebookFacts.salesPlaybook, ...salesPlaybook },
  { ...ebookFacts.marketingAndSales, ...marketingAndSales },
]
