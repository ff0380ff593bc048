import { companyPages } from './company-pages'
import type { FixedPage } from './fixed-page'

/** The public pages whose address holds no item, for sitemap and page meta; a tool checks them against the remotes. */
export const fixedPages: readonly FixedPage[] = [
  {
    path: '/',
    title: 'Tekskills: IT services and consulting in eight regions',
    description:
      'Tekskills builds, moves and runs the systems that businesses depend on: cloud, security, applications, SAP, data and AI, delivered from eight regions.',
  },
  {
    path: '/resources/blogs',
    title: 'Insights | Tekskills',
    description:
      'Notes from our engineers on cloud, security, data, AI and delivery: what we tried, what it cost, and what we would do again.',
  },
  ...companyPages,
  {
    path: '/resources/case-studies',
    title: 'Case studies | Tekskills',
    description:
      'Case studies of Tekskills: where a system stood, what was asked of it, what changed, and the figure that says whether it worked.',
  },
  {
    path: '/resources/newsroom',
    title: 'Newsroom | Tekskills',
    description:
      'News of Tekskills: new floors and teams, talks, workshops and what came of them, for clients and the press.',
  },
  {
    path: '/careers',
    title: 'Careers: how we hire, and where | Tekskills',
    description:
      'How Tekskills hires engineers, analysts and consultants in eight regions: the steps, the time each takes, what we ask and what we never ask, and what is open today.',
  },
  {
    path: '/opportunities',
    title: 'Open positions | Tekskills',
    description:
      'Every open position at Tekskills, by region, city, team, contract and workplace, with its closing date. Apply in one page, without an account.',
  },
  {
    path: '/tekdatanova',
    title: 'TekDataNova: data and AI by Tekskills',
    description: 'The data-and-AI practice of Tekskills: advice, platforms, models and the teams that run them.',
  },
]
