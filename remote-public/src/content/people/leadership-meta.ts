import { counted, countedAtStart } from '@tekskills/shared/contracts/company-facts'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

export const leadershipMeta: PageMeta = {
  title: `${countedAtStart.leaders} who still deliver | Tekskills`,
  description: `Who leads the practices and regions of Tekskills: what each of the ${counted.leaders} is responsible for, how they got here and how to reach them.`,
  keywords: 'Tekskills leadership, management team, practice leads, chief executive',
  canonicalLink: '/leadership',
  type: 'website',
}

/** Meta until the person of the page is loaded. */
export const personMeta: PageMeta = {
  title: 'A member of our leadership | Tekskills',
  description: 'One of the people who lead a practice or a region of Tekskills.',
  type: 'website',
}
