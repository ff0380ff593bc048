import type { SeedCaseStudy } from '../types'

export const aBankThatRemoved9000Permissions: SeedCaseStudy = {
  caseStudyName: 'A bank that removed 9,000 permissions and heard nothing',
  slug: 'a-bank-that-removed-9000-permissions',
  description:
    'A regional bank took away one in three access rights in twelve weeks. Forty-one people asked for something back, and the auditors closed a finding of four years.',
  industry: 'Finance & Banking',
  clientName: 'Castelmere Savings Bank',
  services: ['Identity and access', 'Security advice'],
  aboutClient:
    '<p>Castelmere has eighty branches, 2,300 employees and a history of mergers. Every merger brought its own directory, and every directory had been connected and none retired. On the day we began, the average employee held eleven application rights and used five.</p>',
  objective:
    '<p>The supervisor had noted for the fourth year that access reviews “do not demonstrably lead to removal”. The bank wanted the finding closed, and it did not want another tool that would be blamed for the next one.</p>',
  challenge:
    '<p>Nobody wanted to be the person who had stopped the payments desk on the last day of a quarter. Earlier attempts had failed on that fear: each manager kept everything, because keeping has no visible price.</p>',
  solution:
    '<p>We reversed the burden. A right that its holder had not used for ninety days was suspended, not deleted, with a message in plain words and a button that gave it back within a minute for another thirty days. Suspensions came in waves of three branches, never in the last five days of a month.</p><p>What remained was rewritten as sentences. “May release payments up to 50,000 alone” gets a different answer from a manager than a group name of eighteen letters.</p>',
  impact:
    '<p>Of 26,400 rights 9,020 were suspended and, in the end, removed. The button was pressed 58 times by 41 people. No branch lost an hour of work, and the finding was closed at the next inspection.</p>',
  categorySlug: 'security',
  publishedDaysAgo: 79,
  imageAlt: 'Drawn picture: a thick lattice thins from left to right until only the bearing lines are left.',
  pictureSeed: 'case-permissions-3',
}
