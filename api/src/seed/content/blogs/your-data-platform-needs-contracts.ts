import type { SeedBlog } from '../types'

export const yourDataPlatformNeedsContracts: SeedBlog = {
  blogName: 'Your data platform needs contracts before it needs a catalogue',
  slug: 'your-data-platform-needs-contracts',
  description:
    'A catalogue tells people what a table was on the day somebody described it. A contract tells the pipeline what it must still be tomorrow morning.',
  content: `
<p>A planner at a parts manufacturer opens her stock report on Monday and every quantity is a thousand times too high. Over the weekend the warehouse system began to send grams where it used to send kilograms. No job failed. The catalogue, lovingly filled in two years ago, still says "weight". It takes until Wednesday to find the change, because eleven pipelines read that column and none of them had ever said what it expected.</p>
<p>The story is composed, but every data team can supply the real one. The usual response is documentation. We would spend the same effort on agreements that a machine checks.</p>
<h2>What belongs in a contract</h2>
<p>A data contract is a small file, owned by the team that produces the data and versioned with the code that produces it. It holds less than most templates suggest. Everything in it should be something that either a test or a named person can verify.</p>
<pre><code>dataset: warehouse.stock_level
owner: warehouse systems, stock@example.com
fresh_within: 2 hours, 06:00 to 20:00 on working days
key: [site, part_number, counted_at]
columns:
  quantity: {type: decimal, unit: piece, min: 0}
  weight: {type: decimal, unit: kilogram, min: 0, max: 20000}
breaking_change_notice: 15 working days</code></pre>
<p>Notice the unit and the upper limit. Types are what the database already enforces; meaning is what it cannot. Most incidents we trace were valid values with the wrong meaning: gross for net, local time for universal time, a status code that was quietly reused.</p>
<h2>Check it where the data is made</h2>
<p>A check in the warehouse finds the damage after the load, when the producer has gone home. The same check in the producer's own build finds it before the release, while the person who caused it still remembers why. Run both, but treat the second as the real one. When a developer renames a column, their pull request should fail with the names of the four reports that depend on it.</p>
<p>This asks something of application teams, so give them something back. Once the contract passes, they may change anything else without asking. That is a better bargain than the one most of them have today, in which an unknown number of strangers read their tables and complain at random.</p>
<h2>Start with the ten tables that hurt</h2>
<p>Nobody needs six hundred contracts. Take the incidents of the last twelve months and list the datasets behind them; in our experience fewer than a dozen explain most of the lost days. Write those first, in this order:</p>
<ol><li>Sit the producer and the two heaviest consumers in one room for an hour and draft the file together.</li><li>Run the checks silently against ninety days of history and look at what would have failed.</li><li>Correct the contract, since the first draft always describes the data people believe they have.</li><li>Turn the checks on as warnings for two weeks, then as failures.</li></ol>
<p>The silent run is where the value appears. One dataset out of the first three usually breaks its own rules every week, and its readers have each built a private workaround. Those workarounds are the reason why two departments report different totals for the same month.</p>
<h2>Who is called when it breaks</h2>
<p>A contract without a phone number is a wish. The owner field must lead to a team with a rota, and freshness must be monitored like any other service level. If that sounds heavy for a table, ask what the table decides. A price list that feeds a shop deserves the same attention as the shop.</p>
<blockquote><p>The first useful question about any dataset is not what it contains. It is who will be sorry when it is wrong.</p></blockquote>
<h2>And then the catalogue</h2>
<p>With contracts in place the catalogue becomes easy, because it can be generated: owner, meaning, freshness and history of violations come from files that are true by construction. People search it, since what they find there is current. The order matters. A catalogue first gives you a beautiful list of things nobody has promised; contracts first give you a short list of things you can build on, and it grows by itself.</p>
`,
  categorySlug: 'data-and-ai',
  authorSlug: 'tomas-arrebola',
  tags: ['data contracts', 'data quality', 'data platform'],
  featured: false,
  publishedDaysAgo: 13,
  imageAlt:
    'Drawn picture: loose dots drift in on a light ground and lock into a regular blue grid with one orange point.',
  pictureSeed: 'data-contracts-2',
}
