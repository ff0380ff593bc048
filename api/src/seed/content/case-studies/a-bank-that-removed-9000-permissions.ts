import type { SeedCaseStudy } from '../types'

export const aBankThatRemoved9000Permissions: SeedCaseStudy = {
  caseStudyName: 'A bank that removed 9,000 permissions and heard nothing',
  slug: 'a-bank-that-removed-9000-permissions',
  description:
    'A regional bank removed one in three access rights in twelve weeks. Forty-one people asked for one back, and the supervisor closed a four-year-old finding.',
  industry: 'Finance & Banking',
  clientName: 'Castelmere Savings Bank',
  services: ['Identity and access', 'Security advice'],
  results: [
    '9,020 | access rights removed | 26,400 | 17,380',
    '41 | people asked for a right back',
    '0 | hours of work lost in any branch',
  ],
  aboutClient:
    '<p>Castelmere has eighty branches, 2,300 employees and a history of mergers. Every merger brought its own directory, and none had ever been retired. When we started, the average employee held eleven application rights and used five.</p>',
  objective:
    '<p>For the fourth year, the supervisor had noted that access reviews “do not demonstrably lead to removal”. The bank wanted to close the finding without buying another tool.</p>',
  challenge:
    '<p>No one wanted to be the person who stopped the payments desk on the last day of a quarter. That fear had defeated earlier attempts: every manager kept everything, because keeping access seemed to cost nothing.</p>',
  solution:
    '<p>We reversed the burden of proof. A right unused for ninety days was suspended, not deleted. Its holder got a message in plain language and a button that restored the right within a minute for another thirty days. Suspensions came in waves of three branches, never in the last five days of a month.</p><p>We rewrote the remaining rights as sentences. Managers answer differently when asked about “May release payments up to 50,000 alone” than about an eighteen-letter group name.</p>',
  impact:
    '<p>Of 26,400 rights, 9,020 were suspended and finally removed. Forty-one people pressed the button, 58 times in all. No branch lost an hour of work, and the finding was closed at the next inspection.</p>',
  categorySlug: 'security',
  publishedDaysAgo: 79,
  pictureSeed: 'case-permissions-3',
}
