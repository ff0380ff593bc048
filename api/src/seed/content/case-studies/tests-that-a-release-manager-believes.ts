import type { SeedCaseStudy } from '../types'

export const testsThatAReleaseManagerBelieves: SeedCaseStudy = {
  caseStudyName: 'Tests that a release manager believes',
  slug: 'tests-that-a-release-manager-believes',
  description:
    'A telecoms operator deleted two-thirds of its regression tests, made the rest reliable, and went from six releases a year to one a week.',
  industry: 'Telecom',
  clientName: 'Silverhythe Telecom',
  services: ['Quality engineering', 'Delivery coaching'],
  results: [
    '3,600 | of 11,300 tests remain | 11,300 | 3,600',
    '49 of 52 | weeks with a release',
    '0 | red tests on a normal night | 900 | 0',
  ],
  aboutClient:
    '<p>Silverhythe connects 1.2 million homes. Its billing and ordering systems were released six times a year, on Sunday nights, with sixty people on a call and breakfast at the end of it.</p>',
  objective:
    '<p>The operator wanted to release every week without the call. For that, someone had to be able to look at the test results on an ordinary weekday and say yes.</p>',
  challenge:
    '<p>There were 11,300 automated tests, and on any given night some 900 of them were red. Eight testers spent their days running the red ones again until they turned green. Most of them did by the third attempt, so no one knew what green meant.</p>',
  solution:
    '<p>For one month, every test ran a hundred times on unchanged software. Tests with changing results went into quarantine, and those that had never found a fault, which was most of them, were deleted. The rest took four hours. Testing the business rules directly, instead of through the screens, cut that to thirty minutes.</p><p>The eight testers joined the product teams, where they decide together what to test before a feature is built.</p>',
  impact:
    '<p>Of the 11,300 tests, 3,600 remain. On a normal night none is red, and a red one stops the release until someone has explained it in writing. The operator has released in 49 of the last 52 weeks, on Tuesdays, after breakfast.</p>',
  categorySlug: 'operations',
  publishedDaysAgo: 204,
  pictureSeed: 'case-tests-6',
}
