import type { SeedBlog } from '../types'

export const theRegressionSuiteNobodyTrusts: SeedBlog = {
  blogName: 'The regression suite nobody trusts',
  slug: 'the-regression-suite-nobody-trusts',
  description:
    'If the answer to a red build is a second run, your tests prove nothing. A plan for a smaller test suite you can rely on.',
  content: `
<p>There is a simple way to learn whether a test suite works. Stand behind the team when the build turns red and watch what they do first. If they read the failure, it works. If they press the button to run it again, it does not.</p>
<p>Distrust builds up for good reasons. One test fails on slow mornings. Another needs a record that a colleague sometimes deletes. Each was excused, once, under pressure. A suite of eighteen hundred tests in which each one fails for no reason only once in a thousand runs is red on four runs out of five, so no one takes a red run seriously.</p>
<h2>Count how often a rerun passes</h2>
<p>Pass rate hides the problem, because a rerun that passes counts as a pass. Measure instead how often a failure disappeared without a code change. The pipeline knows: same commit, different result. List the tests by that count and you will find that a small group, perhaps fifty, is responsible for most of the noise.</p>
<p>Take those out of the release decision today. Do not delete them: move them into a separate run that reports to their owners and blocks no one. By the end of the week, a red suite will mean something. This is the most valuable step of the whole plan, and it needs no new tests.</p>
<h2>Fix the three usual causes of flaky tests</h2>
<h3>Fixed waiting times</h3>
<p>Tests wait a fixed number of seconds and hope. Replace every pause with a wait for the thing itself: the row appears, the message arrives, the button can be pressed. Then set the clock of the test environment rather than using today’s date, or tests will fail in February.</p>
<h3>Shared data</h3>
<p>Two tests that use the same customer are one test with two names. Let each test create what it needs through the application’s own interface, under a name that no other run will choose. It costs a second per test and saves whole afternoons.</p>
<h3>Journeys that are too long</h3>
<p>A test that logs in, searches, orders, pays and cancels has five reasons to fail and tells you about one. Keep three or four such journeys, for the paths that earn money. Prove the discount rules one level below, against the service, where two hundred cases run in a few seconds.</p>
<h2>Delete tests that catch nothing</h2>
<p>Ask of each remaining test: which fault would it catch that no other test catches? You can find out by breaking the product on purpose. Change a condition, turn a plus into a minus, remove a check, and see who complains. A test that never fails only costs money.</p>
<p>Teams find deletion harder than writing, so set a rule in advance. Ours is that a test which has not caught a real fault in two years, and covers nothing that would stop the business, goes. In a plausible case, that takes a suite from eighteen hundred to seven hundred tests and from ninety minutes to twenty. People run it before lunch instead of overnight, and that alone changes what they learn from it.</p>
<h2>Keep the suite trustworthy</h2>
<ul><li>A test that fails without cause is moved aside the same day by the person who sees it, without a meeting.</li><li>A test that has been moved aside is fixed within two weeks, or deleted.</li><li>Each fault found in production gets a test that would have found it, at the lowest level that can.</li><li>The rerun button is removed. A new run needs a new commit.</li></ul>
<p>The last rule sounds harsh, but it is the one teams thank us for. After about a month, no one misses the button.</p>
<h2>What a trusted suite is worth</h2>
<p>The benefit is not the machine time you save. It is that a release manager can look at a screen at four o’clock and decide. Without trust in the tests, that decision needs a meeting of nine people, each of whom remembers a different incident. With it, the decision takes a minute, and the nine can work on something that has not been tested yet.</p>
`,
  categorySlug: 'quality-engineering',
  authorSlug: 'joanne-pettibrook',
  tags: ['test automation', 'regression', 'continuous delivery'],
  featured: false,
  publishedDaysAgo: 48,
  pictureSeed: 'regression-suite-6',
}
