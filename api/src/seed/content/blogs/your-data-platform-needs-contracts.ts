import type { SeedBlog } from '../types'

export const yourDataPlatformNeedsContracts: SeedBlog = {
  blogName: 'Your data platform needs contracts before a catalogue',
  slug: 'your-data-platform-needs-contracts',
  description:
    'A catalogue tells people what a table contained on the day someone described it. A contract lets the pipeline check what it must contain tomorrow.',
  content: `
<p>A planner at a parts manufacturer opens her stock report on Monday and every quantity is a thousand times too high. Over the weekend the warehouse system began to send grams where it used to send kilograms. No job failed. The catalogue, carefully filled in two years ago, still says “weight”. It takes until Wednesday to find the change, because eleven pipelines read that column and none of them states what it expects.</p>
<p>The story is invented, but every data team has a real one. The usual response is documentation. We would put the same effort into agreements that a machine can check.</p>
<h2>What belongs in a data contract</h2>
<p>A data contract is a small file, owned by the team that produces the data and versioned with the code that produces it. It holds less than most templates suggest. Everything in it should be something that either a test or a named person can verify.</p>
<pre><code>dataset: warehouse.stock_level
owner: warehouse systems, stock@example.com
fresh_within: 2 hours, 06:00 to 20:00 on working days
key: [site, part_number, counted_at]
columns:
  quantity: {type: decimal, unit: piece, min: 0}
  weight: {type: decimal, unit: kilogram, min: 0, max: 20000}
breaking_change_notice: 15 working days</code></pre>
<p>Notice the unit and the upper limit. The database already enforces types, but it cannot enforce meaning. Most incidents we trace come from valid values with the wrong meaning: gross for net, local time for universal time, a status code that was quietly reused.</p>
<h2>Check the contract where the data is produced</h2>
<p>A check in the data warehouse finds the damage after the load, when the producers have gone home. The same check in the producer’s own build finds it before the release, while the person who caused it still remembers why. Run both, but rely on the second. When a developer renames a column, their pull request should fail with the names of the four reports that depend on it.</p>
<p>This asks something of application teams, so give them something back. Once the contract passes, they may change anything else without asking. Today, most of them serve an unknown number of strangers who read their tables and complain at random.</p>
<h2>Start with the ten tables that cause most incidents</h2>
<p>No one needs six hundred contracts. Take the incidents of the last twelve months and list the datasets behind them; in our experience fewer than a dozen explain most of the lost days. Write those first, in this order:</p>
<ol><li>Sit the producer and the two heaviest consumers in one room for an hour and draft the file together.</li><li>Run the checks silently against ninety days of history and look at what would have failed.</li><li>Correct the contract, since the first draft always describes the data people believe they have.</li><li>Turn the checks on as warnings for two weeks, then as failures.</li></ol>
<p>The silent run pays off first. One dataset out of the first three usually breaks its own rules every week, and its readers have each built a private workaround. Those workarounds are the reason why two departments report different totals for the same month.</p>
<h2>Name the team to call when a contract breaks</h2>
<p>The owner field must lead to a team with a rota, and freshness must be monitored like any other service level. If that sounds heavy for a table, ask what the table decides. A price list that feeds a shop deserves the same attention as the shop.</p>
<blockquote><p>The first useful question about any dataset is not what it contains. It is who will be sorry when it is wrong.</p></blockquote>
<h2>Generate the catalogue from the contracts</h2>
<p>With contracts in place the catalogue becomes easy, because it can be generated: owner, meaning, freshness and history of violations come from files that are checked every day. People use it because what they find there is current. So the order matters. If you start with the catalogue, you get a beautiful list that no one vouches for. If you start with contracts, you get a short list that you can build on.</p>
`,
  categorySlug: 'data-and-ai',
  authorSlug: 'tomas-arrebola',
  tags: ['data contracts', 'data quality', 'data platform'],
  featured: false,
  publishedDaysAgo: 13,
  pictureSeed: 'data-contracts-2',
}
