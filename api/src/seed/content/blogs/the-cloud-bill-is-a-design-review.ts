import type { SeedBlog } from '../types'

export const theCloudBillIsADesignReview: SeedBlog = {
  blogName: 'The cloud bill is a design review',
  slug: 'the-cloud-bill-is-a-design-review',
  description:
    'Most cost programmes stop at discounts. Read line by line, the invoice shows which design decisions no longer make sense, and what each costs a month.',
  content: `
<p>When a cloud bill grows faster than the business, the first meeting is usually about discounts. Commitments are bought, idle machines are switched off at night and the curve dips for a quarter. Then it climbs again, from a slightly lower base, because nothing that caused the growth has changed. Do not read the invoice as a price list. Read it as an architecture review, by a reviewer who looks at every resource every hour.</p>
<h2>Three cost items that come from design decisions</h2>
<p>Start with the items no one chose. On almost every bill we open, traffic between zones, log ingestion and snapshots together make up more than anyone expected; in one typical example they came to a fifth of the total. None of them appears on an architecture diagram, yet each is a direct result of the architecture.</p>
<h3>Traffic between zones</h3>
<p>This traffic shows that two services which talk all day were placed apart, or that a load balancer spreads every call across zones by default. The fix may be one setting. It may also be a conversation about whether those two services should be one.</p>
<h3>Log ingestion</h3>
<p>A large log bill shows that the application still logs at the level someone set while debugging the launch. Teams rarely lower it because they do not know what a line costs. Publish the figure per service and per day. The noisiest service usually logs less within a week, without a policy.</p>
<h3>Snapshots and old volumes</h3>
<p>Old copies show that no one decided how long to keep them. Ask the data owner how far back they would ever restore, and why, and write the answer where the automation can read it.</p>
<h2>Report unit cost, not total cost</h2>
<p>A rising total can be good news. What a board needs is the cost of one thing the business recognises: an order, a policy, a patient record, a delivered parcel. Pick one per product and divide. The arithmetic is crude at first, and that is fine: the trend matters more than the second decimal.</p>
<table><thead><tr><th>Month</th><th>Bill</th><th>Orders</th><th>Per order</th></tr></thead><tbody><tr><td>January</td><td>84,000</td><td>600,000</td><td>0.140</td></tr><tr><td>February</td><td>91,000</td><td>700,000</td><td>0.130</td></tr><tr><td>March</td><td>97,000</td><td>640,000</td><td>0.152</td></tr></tbody></table>
<p>In this made-up quarter February is the success and March is the month to investigate, although both bills went up by about the same amount. A discount programme would have treated them alike.</p>
<h2>Show unit cost to the engineers who can change it</h2>
<p>Engineers change designs; finance approves commitments. Reports that go only to finance produce commitments. Put yesterday’s cost beside the latency and the error rate on the dashboard that a team already watches, split by the same service names. That requires tagging, so enforce it at the moment of creation: a resource without an owner should not start. Adding tags to four thousand resources afterwards is a project of its own.</p>
<p>Then agree on a threshold that triggers a conversation, not a punishment. A useful one is a change of more than 15 per cent in unit cost week on week. The team explains it in two sentences on the ticket. Half the time the explanation is a campaign or a data load. The other half, it is a bug that no one would have found for a month.</p>
<h2>Commit to reserved capacity last</h2>
<p>Reserved capacity helps at the end of this work, not at the start. If you commit first, you pay for three years for the system you had before you understood it. We advise clients to spend one quarter on placement, retention and size, then to commit to no more than their base demand, roughly the level it never fell below in ninety days. Keep the rest flexible.</p>
<p>If you want to try this without us, take the last bill, sort by growth rather than by size, and ask of the top ten lines: which decision caused this, who took it, and would we take it today? You will not need a tool for the first hour, which is usually the one that saves the most.</p>
`,
  categorySlug: 'cloud',
  authorSlug: 'ngozi-halvorsen',
  tags: ['cloud cost', 'architecture', 'unit economics'],
  featured: false,
  publishedDaysAgo: 41,
  pictureSeed: 'cloud-bill-2',
}
