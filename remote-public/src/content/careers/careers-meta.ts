import { counted } from '@tekskills/shared/contracts/company-facts'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

/** Static metadata of the careers pages (MT-01). */
export const careersMeta: PageMeta = {
  title: 'Careers: how we hire, and where | Tekskills',
  description: `How Tekskills hires engineers, analysts and consultants in ${counted.regions}: the steps, the time each takes, what we ask, and what is open today.`,
  keywords: 'Tekskills careers, IT jobs, engineering jobs, how we hire, consulting careers',
  canonicalLink: '/careers',
  type: 'website',
}

export const opportunitiesMeta: PageMeta = {
  title: 'Open positions | Tekskills',
  description:
    'Every open position at Tekskills, by region, city, team, contract and workplace, with its closing date. Apply on one page, without an account.',
  keywords: 'Tekskills jobs, open positions, IT vacancies, remote engineering jobs, consulting jobs',
  canonicalLink: '/opportunities',
  type: 'website',
}

export const talentPoolMeta: PageMeta = {
  title: 'Join the talent pool | Tekskills',
  description:
    'No open position fits? Send us your CV and the role you’re looking for. We write when a team needs you, and erase both whenever you ask us to.',
  keywords: 'Tekskills talent pool, future jobs, speculative application',
  canonicalLink: '/opportunities?future=1',
  type: 'website',
}
