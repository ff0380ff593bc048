import type { SeedBlog } from '../types'

export const theRegressionSuiteNobodyTrusts: SeedBlog = {
  blogName: 'The regression suite nobody trusts',
  slug: 'the-regression-suite-nobody-trusts',
  description:
    'When a red build is answered with a second run, the suite has stopped being evidence. A ten-week plan to make fewer tests, each of which means something.',
  content: `
<p>There is a simple way to learn whether a test suite works. Stand behind the team when the build turns red and watch what they do first. If they read the failure, it works. If they press the button to run it again, it does not, and whatever it reports afterwards is decoration.</p>
<p>Distrust builds up honestly. One test fails on slow mornings. Another needs a record that a colleague sometimes deletes. Each was excused, once, under pressure. A suite of eighteen hundred tests in which each one fails for no reason only once in a thousand runs is red on four runs out of five. Nobody reads the news from a paper that is wrong four days out of five.</p>
<h2>Count the reruns</h2>
<p>Pass rate hides the problem, because a rerun that passes counts as a pass. Measure instead how often a failure disappeared without a code change. The pipeline knows: same commit, different result. List the tests by that count and you will find that a small group, perhaps fifty, is responsible for most of the noise.</p>
<p>Take those out of the release decision today. Not deleted; moved aside, into a run that reports to their owners and blocks nobody. The suite is green or meaningfully red by the end of the week. This is the single most valuable step of the whole plan, and it requires no new test at all.</p>
<h2>Repair the three usual causes</h2>
<h3>Time</h3>
<p>Tests wait a fixed number of seconds and hope. Replace every pause with a wait for the thing itself: the row appears, the message arrives, the button can be pressed. Then set the clock of the test environment rather than using today's date, or February will surprise you.</p>
<h3>Shared data</h3>
<p>Two tests that use the same customer are one test with two names. Let each create what it needs through the application's own interface and use a name that no other run will choose. It costs a second per test and returns whole afternoons.</p>
<h3>Too much journey</h3>
<p>A test that signs in, searches, orders, pays and cancels has five reasons to fail and tells you about one. Keep three or four such journeys, for the paths that earn money. Prove the discount rules one level below, against the service, where two hundred cases run in a few seconds.</p>
<h2>Delete with a clear conscience</h2>
<p>Ask of each remaining test: which fault would it catch that no other test catches? You can find out by breaking the product on purpose. Change a condition, turn a plus into a minus, remove a check, and see who complains. A test that never complains about anything is not a safety net, it is a bill.</p>
<p>Teams find deletion harder than writing, so set a rule in advance. Ours is that a test which has not caught a real fault in two years, and covers nothing that would stop the business, goes. In a plausible case that takes a suite from eighteen hundred to seven hundred tests and from ninety minutes to twenty. People run it before lunch instead of overnight, and that alone changes what they learn from it.</p>
<h2>Keep it trusted</h2>
<ul><li>A test that fails without cause is moved aside the same day, by whoever sees it, without a meeting.</li><li>A test moved aside has two weeks to be repaired, or it is deleted.</li><li>Each fault found in production gets a test that would have found it, at the lowest level that can.</li><li>The rerun button is removed. A new run needs a new commit.</li></ul>
<p>The last rule sounds harsh and is the one teams thank us for. It turns an invisible habit into a visible one, and after about a month nobody misses it.</p>
<h2>What it is worth</h2>
<p>The pay-off is not the machine time. It is that a release manager can look at a screen at four o'clock and decide. With a suite nobody trusts, that decision moves into a meeting of nine people who each remember a different incident. With a suite that means what it says, it takes a minute, and the nine can work on something that has not been tested yet.</p>
`,
  categorySlug: 'quality-engineering',
  authorSlug: 'joanne-pettibrook',
  tags: ['test automation', 'regression', 'continuous delivery'],
  featured: false,
  publishedDaysAgo: 48,
  imageAlt: 'Drawn picture: an irregular grey recording on a dark ground becomes a smooth, bright blue waveform.',
  pictureSeed: 'regression-suite-6',
}
