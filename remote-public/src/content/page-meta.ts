import { counted } from '@tekskills/shared/contracts/company-facts'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { paths } from '../paths'

/** Static metadata of the pages (MT-01); items from the service have their own (MT-03). */
export const homeMeta: PageMeta = {
  title: `Tekskills: IT services and consulting in ${counted.regions}`,
  description: `Tekskills builds, moves and runs the systems that businesses depend on: cloud, security, applications, SAP, data and AI, delivered from ${counted.regions}.`,
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
  feed: '/feed/blogs.xml',
  type: 'website',
}

export const blogMeta: PageMeta = {
  title: 'Article | Tekskills',
  description: 'An article by Tekskills engineers on cloud, security, data, AI or delivery.',
  keywords: 'Tekskills blog, engineering notes',
  feed: '/feed/blogs.xml',
  type: 'article',
}

export const caseStudiesMeta: PageMeta = {
  title: 'Case studies | Tekskills',
  description:
    'Tekskills case studies: the client’s system before, what had to improve, what we changed, and the figure that shows whether it worked.',
  keywords: 'IT case studies, cloud migration case study, SAP case study, data and AI case study, modernisation',
  canonicalLink: '/resources/case-studies',
  type: 'website',
}

export const caseStudyMeta: PageMeta = {
  title: 'Case study | Tekskills',
  description: 'A Tekskills case study: the client, the objective, the solution, the challenge and the impact.',
  keywords: 'Tekskills case study, IT services',
  type: 'article',
}

export const newsroomMeta: PageMeta = {
  title: 'Newsroom | Tekskills',
  description:
    'News from Tekskills: new offices and teams, talks and workshops, and what came of them, for clients and the press.',
  keywords: 'Tekskills news, press, announcements, events',
  canonicalLink: '/resources/newsroom',
  feed: '/feed/newsroom.xml',
  type: 'website',
}

export const newsMeta: PageMeta = {
  title: 'News | Tekskills',
  description: 'A news item from Tekskills: what happened, who was there and what happens next.',
  keywords: 'Tekskills news, press',
  feed: '/feed/newsroom.xml',
  type: 'article',
}

export const searchMeta: PageMeta = {
  title: 'Search | Tekskills',
  description: 'Search Tekskills articles, case studies, news, open positions and pages.',
  keywords: 'Tekskills search, articles, case studies, news, open positions',
  canonicalLink: '/search',
  robots: 'noindex, nofollow',
  type: 'website',
}

export const loginMeta: PageMeta = {
  title: 'Log in | Tekskills',
  description: 'Log in to the Tekskills back office. For staff only.',
  keywords: 'Tekskills login, Tekskills back office',
  canonicalLink: paths.login,
  robots: 'noindex, nofollow',
  type: 'website',
}

export const pageNotFoundMeta: PageMeta = {
  title: 'Page not found | Tekskills',
  description: 'There is no page at this address.',
  keywords: 'Tekskills, page not found',
  canonicalLink: paths.pageNotFound,
  robots: 'noindex, nofollow',
  type: 'website',
}
