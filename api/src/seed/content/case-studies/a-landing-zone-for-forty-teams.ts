import type { SeedCaseStudy } from '../types'

export const aLandingZoneForFortyTeams: SeedCaseStudy = {
  caseStudyName: 'A landing zone for forty teams',
  slug: 'a-landing-zone-for-forty-teams',
  description:
    'An energy supplier gave forty development teams one cloud foundation. A new team deploys on its second day; the platform group is seven people.',
  industry: 'Energy',
  clientName: 'Orrin Energy',
  services: ['Cloud platform', 'Training'],
  aboutClient:
    '<p>Orrin supplies power and gas to two million homes. When we met, it had forty teams in the cloud and forty clouds: eleven ways to build a network, six to keep a secret, and a bill that three people read and nobody could explain.</p>',
  objective:
    '<p>A team should be able to start without asking anybody, and be safe by doing nothing special. The platform group was not to grow beyond what it was, seven engineers.</p>',
  solution:
    '<p>We built the foundation with the three teams that complained the loudest, and changed it until they stopped. It offers few things: an account for each stage, a network that is already connected, logs that arrive by themselves, and guard rails that refuse with a sentence telling what to do instead.</p><p>Moving in was voluntary for a year. What persuaded people was the pager: teams on the foundation were called at night a third as often.</p>',
  impact:
    '<p>Thirty-six of the forty teams moved within fourteen months. The time from a new team to its first deployment fell from seven weeks to two days. The bill is 22 percent lower per customer served, and each line of it carries the name of a team.</p>',
  categorySlug: 'cloud',
  publishedDaysAgo: 173,
  imageAlt: 'Drawn picture: forty small circles settle on one broad level line.',
  pictureSeed: 'case-landing-8',
}
