import type { Category } from './content/types'

/** Address of the 'Schedule Meet' and 'Contact Us' links (MS-01, RT-09). */
export const contactPath = '/contact?subject=Data+and+AI%3A+a+first+conversation&to=oluwadamilare-finch'

/** The company site's case studies of one industry. */
export const caseStudiesPath = (sector: string) => `/resources/case-studies?industry=${encodeURIComponent(sector)}`

/** Home page of the company site (RT-09). */
export const homePath = '/'

/** Home page of the microsite. */
export const micrositePath = '/tekdatanova'

/** Address of a content page; its category is part of the address. */
export const contentPath = (category: Category | undefined, slug: string) =>
  [micrositePath, category, slug].filter(Boolean).join('/')

/** Patterns of the content pages below the microsite's home page (RT-11); the last parameter is the slug. */
export const contentPatterns = {
  service: 'services/:name',
  solution: 'solutions/:name',
  industry: 'industries/:name',
  page: ':type',
  nested: ':parent/:name',
} as const
