import type { SeedBlog } from '../types'

export const performanceTestsThatPredictSomething: SeedBlog = {
  blogName: 'Performance tests that predict something',
  slug: 'performance-tests-that-predict-something',
  description:
    'The load test passed in March, and the site fell over in November. How to design a performance test that predicts your busiest day.',
  content: `
<p>The report says that the system handled two thousand concurrent users with an average response of 0.8 seconds. Everyone is relieved. Eight months later, on the busiest morning of the year, it stops at six hundred. The report was not false. It answered the wrong question: how does this system behave when two thousand robots, all logged in as the same person, load the home page from the next rack?</p>
<h2>Start with the business situation</h2>
<p>A useful performance test starts from a statement such as: “On renewal day, between eight and ten, nine thousand brokers each price four policies. No price may take longer than three seconds, even while the nightly export is still running late.” Numbers, mix, time and circumstance are all there. Technical people can test that statement. Business people can challenge it, which is even better, because that often reveals that renewal day has moved.</p>
<p>Where do the numbers come from? From the logs of the last peak, read by someone who knows the calendar. Take the busiest fifteen minutes, not the busiest day; systems die in minutes. Then multiply by the growth you expect next year, and write down what that factor is based on.</p>
<h2>Simulate arrivals, not a fixed number of users</h2>
<p>The most common technical mistake is to simulate a fixed number of users who politely wait for each answer before asking again. When the system slows down, these users slow down with it, and the pressure falls exactly when it should rise. Real customers do not form an orderly queue. They keep arriving, and impatient ones press the button twice.</p>
<p>Drive the test by arrivals per second and let the queue grow if it must. The difference is dramatic. A system that looks merely slow under the first kind of load may collapse within a minute under the second, and the second is what real customers produce.</p>
<pre><code>stages:
  - arrivals_per_second: 40   hold: 15m   # an ordinary morning
  - arrivals_per_second: 110  hold: 15m   # last year's peak
  - arrivals_per_second: 160  hold: 30m   # this year's estimate
  - arrivals_per_second: 40   hold: 15m   # does it recover by itself?</code></pre>
<p>The last stage is the one to look at. Many systems slow down under the peak and never recover, because retries and full queues keep them busy long after the customers have gone. Recovery without a restart is a requirement; write it down as one.</p>
<h2>Report the slowest requests, not the average</h2>
<p>An average hides a few terrible responses among many quick ones. Report what the slowest one in a hundred experienced, and count failures as infinitely slow rather than leaving them out. If a page makes twenty calls, roughly one page in five contains at least one of those slowest calls, so many of your customers meet them.</p>
<h2>Use realistic data and limits</h2>
<h3>Data with the volume and oddities of real use</h3>
<p>Empty databases are fast. Load the volume you will have in two years, with the ugly shapes included: the customer with forty thousand invoices, the product that appears in every order, the search for a single letter. One such customer, queried at the wrong moment, can stop a system that copes with any crowd. If privacy rules forbid copies of production, generate the data, and match the distribution as well as the count.</p>
<h3>Timeouts and limits along the path</h3>
<p>Connection pools, thread counts, timeouts and rate limits are all numbers that someone typed. Draw them along the path of one request, and check that each stage gives up earlier than the one in front of it. Where the inner timeout is longer than the outer one, the system goes on working for customers who have already left. Finding that takes an afternoon with a whiteboard and needs no load at all.</p>
<h2>Repeat a short test with every release</h2>
<p>Repeat a short version, ten minutes at last year’s peak, on every release, and compare the slowest responses with the previous run. Systems lose their margin slowly, three per cent at a time, and no single change looks guilty. Keep the long version for the quarter before your peak. And when the test fails, be glad: you have learned about November in time.</p>
`,
  categorySlug: 'quality-engineering',
  authorSlug: 'joanne-pettibrook',
  tags: ['performance testing', 'capacity', 'reliability'],
  featured: false,
  publishedDaysAgo: 97,
  pictureSeed: 'performance-tests-7',
}
