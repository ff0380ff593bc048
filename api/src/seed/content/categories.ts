import type { SeedCategory } from './types'

export const seedCategories: SeedCategory[] = [
  {
    categoryName: 'Cloud',
    slug: 'cloud',
    description:
      'Foundations, networks and bills: building in the cloud so that the second year is easier than the first.',
    type: 'ALL',
    sortOrder: 10,
  },
  {
    categoryName: 'Data & AI',
    slug: 'data-and-ai',
    description: 'Platforms that people trust, models that are measured, and the agreements that hold both together.',
    type: 'ALL',
    sortOrder: 20,
  },
  {
    categoryName: 'Security',
    slug: 'security',
    description: 'Fewer ways in, faster ways back: access, exposure and response for organisations that are audited.',
    type: 'ALL',
    sortOrder: 30,
  },
  {
    categoryName: 'SAP',
    slug: 'sap',
    description: 'Conversions, custom code and the months after go-live, seen from finance as well as from IT.',
    type: 'ALL',
    sortOrder: 40,
  },
  {
    categoryName: 'Quality Engineering',
    slug: 'quality-engineering',
    description: 'Tests that people believe: regression, performance and the evidence a release decision needs.',
    type: 'BLOG',
    sortOrder: 50,
  },
  {
    categoryName: 'Talent',
    slug: 'talent',
    description: 'How to find, brief and keep the people who do the work, whether they are yours or ours.',
    type: 'BLOG',
    sortOrder: 60,
  },
  {
    categoryName: 'Modernisation',
    slug: 'modernisation',
    description: 'Moving old systems without stopping the business that runs on them, one provable step at a time.',
    type: 'ALL',
    sortOrder: 70,
  },
  {
    categoryName: 'Operations',
    slug: 'operations',
    description: 'Running services day and night: alerts, rotas, incidents and the quiet weeks in between.',
    type: 'ALL',
    sortOrder: 80,
  },
]
