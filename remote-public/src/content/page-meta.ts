import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Fixed meta of the pages (MT-01); an item that was fetched brings its own (MT-03). */
export const homeMeta: PageMeta = {
  title: 'Tekskills: IT services and consulting in eight regions',
  description:
    'Tekskills builds, moves and runs the systems that businesses depend on: cloud, security, applications, SAP, data and AI, delivered from eight regions.',
  keywords: 'IT services, IT consulting, cloud migration, cybersecurity, application development, SAP, data and AI',
  canonicalLink: '/',
  type: 'website',
}

export const blogsMeta: PageMeta = {
  title: 'Insights | Tekskills',
  description:
    'Notes from our engineers on cloud, security, data, AI and delivery: what we tried, what it cost, and what we would do again.',
  keywords: 'Tekskills blog, cloud engineering, cybersecurity, data engineering, software delivery',
  canonicalLink: '/resources/blogs',
  type: 'website',
}

export const blogMeta: PageMeta = {
  title: 'Article | Tekskills',
  description: 'An article from the engineers of Tekskills on cloud, security, data, AI or delivery.',
  keywords: 'Tekskills blog, engineering notes',
  type: 'article',
}

export const loginMeta: PageMeta = {
  title: 'Sign in | Tekskills',
  description: 'Sign in to the Tekskills back-office. For staff only.',
  canonicalLink: '/login',
  robots: 'noindex, nofollow',
  type: 'website',
}

export const pageNotFoundMeta: PageMeta = {
  title: 'Page not found | Tekskills',
  description: 'There is no page at this address.',
  canonicalLink: '/pagenotfound',
  robots: 'noindex, nofollow',
  type: 'website',
}
