import type { SeedCaseStudy } from '../types'

export const fourteenEngineersForACityTunnel: SeedCaseStudy = {
  caseStudyName: 'Fourteen engineers before the tunnel opened',
  slug: 'fourteen-engineers-before-the-tunnel-opened',
  description:
    'A light-rail operator filled fourteen engineering posts in a year, after eight months in which it had filled three. Thirteen of them are still there.',
  industry: 'Public transport',
  clientName: 'Velmoor Light Rail',
  services: ['Talent acquisition', 'Technical screening'],
  results: [
    '13 of 14 | engineers still in post after a year',
    '23 | working days from brief to accepted offer | 94 | 23',
    '3 | candidates met for each post | 11 | 3',
  ],
  aboutClient:
    '<p>Velmoor runs 61 trams on four lines. A fifth line was under construction, with two miles of it in a tunnel, and the control room that would supervise it needed software and network engineers the company had never employed before.</p>',
  objective:
    '<p>The safety authority would not approve the tunnel without fourteen named, trained engineers. The opening date was public. Velmoor wanted them on its own payroll, because the knowledge had to stay.</p>',
  challenge:
    '<p>In eight months, three agencies had sent 160 CVs and three people had been hired. The advertisement asked for nineteen skills, among them two that do not exist together in one person. Hiring managers met eleven candidates for each post, and an offer took 94 working days from the brief, by which time most candidates had accepted another.</p>',
  solution:
    '<p>We spent one hour with each of the five people the engineers would work for, and asked what a new colleague would be doing in month three. The nineteen skills became five, and the salary range went into the first line of the advertisement.</p><ul><li>Every candidate did the same ninety-minute task, taken from a fault on line two, and two of our engineers scored it separately, without seeing the name.</li><li>Managers read one page on each of three people, with our doubts in writing, and answered within 48 hours.</li><li>Candidates spent an evening in the control room with a future colleague before they decided.</li></ul>',
  impact:
    '<p>All fourteen posts were filled five weeks before the authority’s inspection. Managers met three candidates for each, and an accepted offer took 23 working days. One engineer left within the year, for family reasons; we searched again free of charge.</p><p>Six of the fourteen had not worked in transport before. Velmoor now runs the work sample itself.</p>',
  categorySlug: 'talent',
  publishedDaysAgo: 68,
  pictureSeed: 'case-tunnel-3',
}
