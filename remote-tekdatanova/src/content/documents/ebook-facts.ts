import type { DocumentFacts } from './document-facts'

const ebook = (slug: string, title: string, description: string): DocumentFacts => ({
  slug,
  title,
  description,
  kind: 'ebook',
})

/** What the texts of the eBooks and their list share. */
export const ebookFacts = {
  aiCapabilities: ebook(
    'ai-capabilities',
    'AI Capabilities',
    'What AI can do for a company today, what it cannot, and how to tell a capability from a demonstration.',
  ),
  aiVersusMl: ebook(
    'ai-vs-ml',
    'AI vs ML',
    'Rules, machine learning or generative AI? How to choose the simplest method that solves the problem.',
  ),
  salesPlaybook: ebook(
    'data-and-ai-sales-playbook',
    'Data & AI Sales Playbook',
    'How to find, qualify, scope and close a data and AI project that the customer will still praise a year later.',
  ),
  marketingAndSales: ebook(
    'marketing-and-sales-partnership',
    'Marketing and Sales Partnership',
    'One funnel, one set of definitions, one weekly hour: how two departments work on the same data.',
  ),
} as const
