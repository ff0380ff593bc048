import type { SeedBlog } from '../types'

export const performanceTestsThatPredictSomething: SeedBlog = {
  blogName: 'Performance tests that predict something',
  slug: 'performance-tests-that-predict-something',
  description:
    'A load test that passes in March and a site that falls over in November were not testing the same thing. How to ask a question whose answer you can use.',
  content: `
<p>The report says that the system handled two thousand concurrent users with an average response of 0.8 seconds. Everyone is relieved. Eight months later, on the busiest morning of the year, it stops at six hundred. The report was not false. It answered a question nobody had asked: how does this system behave when two thousand robots, all logged in as the same person, load the home page from the next rack?</p>
<h2>Begin with a sentence about the business</h2>
<p>A useful performance test starts from a sentence such as: "On renewal day, between eight and ten, nine thousand brokers each price four policies, and no price may take longer than three seconds, even while the nightly export is still running late." Numbers, mix, time and circumstance are all there. Technical people can test that sentence. Business people can dispute it, which is better still, because the dispute tends to reveal that renewal day has moved.</p>
<p>Where do the numbers come from? From the logs of the last peak, read by someone who knows the calendar. Take the busiest fifteen minutes, not the busiest day; systems die in minutes. Then multiply by what you expect of next year and say aloud what the factor is based on.</p>
<h2>Arrivals, not users</h2>
<p>The commonest technical mistake is to simulate a fixed number of users who politely wait for each answer before asking again. When the system slows down, these users slow down with it, and the pressure falls exactly when it should rise. Real customers do not form an orderly line. They keep arriving, and impatient ones press the button twice.</p>
<p>Drive the test by arrivals per second and let the queue grow if it must. The difference is dramatic. A system that looks merely slow under the first kind of load may collapse under the second within a minute, and the second kind is what the street delivers.</p>
<pre><code>stages:
  - arrivals_per_second: 40   hold: 15m   # an ordinary morning
  - arrivals_per_second: 110  hold: 15m   # last year's peak
  - arrivals_per_second: 160  hold: 30m   # this year's estimate
  - arrivals_per_second: 40   hold: 15m   # does it recover by itself?</code></pre>
<p>The last stage is the one to look at. Many systems bend under the peak and never straighten up again, because retries and full queues keep them busy long after the customers have gone. Recovery without a restart is a requirement; write it down as one.</p>
<h2>Never report an average</h2>
<p>Averages are made of many quick answers and some terrible ones. Report what the slowest one in a hundred experienced, and count failures as infinitely slow rather than leaving them out. If a page makes twenty calls, then roughly one page in five contains at least one of those slowest calls. Your customers live in that tail, however good the middle looks.</p>
<h2>Make the test as unkind as the world</h2>
<h3>Data as old as the company</h3>
<p>Empty databases are fast. Load the volume you will have in two years, with the ugly shapes included: the customer with forty thousand invoices, the product that appears in every order, the search for a single letter. One such customer, queried at the wrong moment, has stopped more systems than any crowd. If privacy forbids copies of production, generate the data, but generate the distribution and not only the count.</p>
<h3>The limits you chose</h3>
<p>Connection pools, thread counts, timeouts and rate limits are all numbers that somebody typed. Draw them along the path of one request and check that each stage gives up earlier than the one in front of it. Where the inner timeout is longer than the outer one, the system goes on working for customers who have already left. Finding that takes an afternoon with a whiteboard and needs no load at all.</p>
<h2>What to do with the answer</h2>
<p>Repeat a short version, ten minutes at last year's peak, on every release, and compare the tail with the previous run. Slow decay, three percent at a time, is how systems lose their margin; no single change ever looks guilty. Keep the long version for the quarter before your peak. And when the test fails, celebrate a little: it has just told you something about November, in time.</p>
`,
  categorySlug: 'quality-engineering',
  authorSlug: 'joanne-pettibrook',
  tags: ['performance testing', 'capacity', 'reliability'],
  featured: false,
  publishedDaysAgo: 97,
  imageAlt: 'Drawn picture: blue and grey lines swell on a light ground and then settle into level, parallel strands.',
  pictureSeed: 'performance-tests-7',
}
