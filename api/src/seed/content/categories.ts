import type { SeedCategory } from './types'

export const seedCategories: SeedCategory[] = [
  {
    categoryName: 'Cloud',
    slug: 'cloud',
    description: 'Landing zones, platforms and costs: how to build in the cloud and keep it manageable.',
    type: 'ALL',
    sortOrder: 10,
  },
  {
    categoryName: 'Data and AI',
    slug: 'data-and-ai',
    description: 'Data platforms people trust, AI models with measured results, and the data contracts behind both.',
    type: 'ALL',
    sortOrder: 20,
  },
  {
    categoryName: 'Security',
    slug: 'security',
    description: 'Access, vulnerabilities and incident response for organisations that face audits.',
    type: 'ALL',
    sortOrder: 30,
  },
  {
    categoryName: 'SAP',
    slug: 'sap',
    description: 'S/4HANA conversions, custom code and the months after go-live, for finance as well as IT.',
    type: 'ALL',
    sortOrder: 40,
  },
  {
    categoryName: 'Quality engineering',
    slug: 'quality-engineering',
    description: 'Regression tests, performance tests and the evidence you need to decide on a release.',
    type: 'BLOG',
    sortOrder: 50,
  },
  {
    categoryName: 'Talent',
    slug: 'talent',
    description: 'How to find, brief and keep good engineers, whether they are yours or ours.',
    type: 'ALL',
    sortOrder: 60,
  },
  {
    categoryName: 'Modernisation',
    slug: 'modernisation',
    description: 'Replacing old systems step by step, without stopping the business that runs on them.',
    type: 'ALL',
    sortOrder: 70,
  },
  {
    categoryName: 'Operations',
    slug: 'operations',
    description: 'Running services day and night: alerts, on-call rotas, incidents and the service desk.',
    type: 'ALL',
    sortOrder: 80,
  },
]
