import type { SeedCaseStudy } from '../types'

export const aLandingZoneForFortyTeams: SeedCaseStudy = {
  caseStudyName: 'A landing zone for forty teams',
  slug: 'a-landing-zone-for-forty-teams',
  description:
    'An energy supplier gave forty development teams one cloud foundation. A new team deploys on its second day, and the platform group still has seven people.',
  industry: 'Energy',
  clientName: 'Orrin Energy',
  services: ['Cloud platform', 'Training'],
  results: [
    '2 days | to a new team’s first deployment, down from seven weeks | 49 | 2',
    '36 of 40 | teams moved by choice in 14 months',
    '22% | lower bill per customer',
  ],
  aboutClient:
    '<p>Orrin supplies power and gas to two million homes. When we met, it had forty teams in the cloud and no common foundation: eleven ways to build a network, six ways to store a secret, and a bill that three people read and no one could explain.</p>',
  objective:
    '<p>A team should be able to start without asking anyone, and be secure by default. The platform group was to stay at seven engineers.</p>',
  solution:
    '<p>We built the foundation with the three teams that complained the loudest, and changed it until they stopped. It offers only a few things: an account for each stage, a network that is already connected, logs that are collected automatically, and guard rails that explain what to do instead when they refuse something.</p><p>Moving in was voluntary throughout. What persuaded people was quieter nights: teams on the foundation were called a third as often.</p>',
  impact:
    '<p>Thirty-six of the forty teams moved within fourteen months. The time from forming a team to its first deployment fell from seven weeks to two days. The bill is 22 per cent lower per customer served, and each line of it names a team.</p>',
  categorySlug: 'cloud',
  publishedDaysAgo: 173,
  pictureSeed: 'case-landing-8',
}
