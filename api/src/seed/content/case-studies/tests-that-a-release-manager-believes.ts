import type { SeedCaseStudy } from '../types'

export const testsThatAReleaseManagerBelieves: SeedCaseStudy = {
  caseStudyName: 'Tests that a release manager believes',
  slug: 'tests-that-a-release-manager-believes',
  description:
    'A telecom operator deleted two thirds of its regression tests, made the others trustworthy, and went from six releases a year to one every week.',
  industry: 'Telecom',
  clientName: 'Silverhythe Telecom',
  services: ['Quality engineering', 'Delivery coaching'],
  aboutClient:
    '<p>Silverhythe connects 1.2 million homes. Its billing and ordering systems were released six times a year, on Sunday nights, with sixty people on a call and breakfast at the end of it.</p>',
  objective:
    '<p>The operator wanted to release every week without the call. For that somebody had to be able to look at the test results on a Thursday and say yes.</p>',
  challenge:
    '<p>There were 11,300 automated tests, and on any given night some 900 of them were red. Eight testers spent their days running the red ones again until they turned green, which most of them did by the third attempt, so that nobody knew what green meant.</p>',
  solution:
    '<p>For one month every test was run a hundred times on unchanged software. Those that changed their mind went into quarantine; the ones there that had never found a fault, and they were most, were deleted. What was left took four hours and was then made to run in thirty minutes by testing rules below the screen where the rules are.</p><p>The eight testers moved into the product teams and write with them what is worth proving before it is built.</p>',
  impact:
    '<p>3,600 tests remain. On a normal night none is red, and a red one stops the release until a person has written why. The operator has released in 49 of the last 52 weeks, on Tuesdays, after breakfast.</p>',
  categorySlug: 'operations',
  publishedDaysAgo: 204,
  imageAlt: 'Drawn picture: a flickering field of dots, two thirds faded, the rest in steady rows.',
  pictureSeed: 'case-tests-6',
}
