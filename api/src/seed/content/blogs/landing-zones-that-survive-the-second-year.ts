import type { SeedBlog } from '../types'

export const landingZonesThatSurviveTheSecondYear: SeedBlog = {
  blogName: 'Landing zones that survive the second year',
  slug: 'landing-zones-that-survive-the-second-year',
  description:
    'The first year of a cloud foundation is about design. The second is about exceptions. Five decisions that keep those exceptions under control.',
  content: `
<p>A landing zone is at its best on the day it is handed over. The accounts are named by a rule, the network ranges do not overlap, every policy has an owner and the diagram matches the estate. Come back fourteen months later and count: how many accounts were opened by hand, how many policies carry an exclusion list, how many of the people on the owners’ page have left. That count, not the diagram, tells you how good the foundation is.</p>
<p>We are asked to look at foundations in their second or third year more often than we are asked to build new ones. The technology is rarely at fault. What is missing is a way for a team to get something the design did not foresee, on a Thursday, with a deadline on Friday.</p>
<h2>Measure how quickly you answer unusual requests</h2>
<p>Every foundation meets an unusual request in its first quarter of real use. A supplier needs a fixed address. A dataset must stay in one country. A product team buys a service that the organisation policy forbids. If the answer takes six weeks, someone with enough rights will do it by hand, because the business is waiting.</p>
<p>So take the last ten unusual requests and write down the days from question to working system. If the median is above five working days, people are already working around you. You will find the evidence in the audit log, under changes that did not come from the pipeline.</p>
<blockquote><p>A foundation is not what you allow by default. It is how quickly and how visibly you can allow something else.</p></blockquote>
<h2>Give every exception an end date and a file of its own</h2>
<p>The worst exception is an exclusion typed into a policy. It gives no reason, so no one will dare to remove it. The best one is a small file in the same repository as the policy, reviewed like code, that expires.</p>
<pre><code>exception: allow-public-endpoint
account: payments-test
reason: acquirer certification, round 2
owner: payments platform team
granted: 2025-03-03
expires: 2025-04-30</code></pre>
<p>A scheduled job reads the date, warns the owner two weeks ahead and opens a change that removes the exception when the day comes. Renewal takes one line and one approval. In an estate of sixty accounts, we would expect ten to twenty live exceptions at any time. If there are none, they are happening somewhere you cannot see.</p>
<h2>Let product teams own their accounts, and keep the shared parts central</h2>
<p>Foundations age badly when a central team owns too much. Shared clusters, shared databases and shared build agents turn every upgrade into a negotiation. We draw the line where a mistake in one product would affect another: identity, routing, name resolution, logs and the bill stay central. Everything that a product can break on its own belongs to that product, in its own accounts, with its own budget.</p>
<ul><li><strong>Central:</strong> account creation, single sign-on, address plan, egress, the log archive, budgets and alarms on them.</li><li><strong>With the product:</strong> clusters, databases, queues, keys for its own data, its pipelines and its release calendar.</li><li><strong>Offered, never imposed:</strong> templates for common cases, kept good enough that teams choose them.</li></ul>
<h2>Rebuild and upgrade the foundation regularly</h2>
<p>Modules that create accounts are software and need regular releases. Give them a version, a changelog and a test estate of three or four accounts that is rebuilt from nothing every week. The rebuild catches the provider’s changed default, the quota no one raised, the permission that only worked because an engineer once granted it by hand.</p>
<p>Then move the real accounts in waves, the least important first, with a fixed rule such as no account more than two versions behind. Teams accept this readily when a wave takes an afternoon. They resist when it is the first in two years.</p>
<h2>What to ask the supplier who builds your landing zone</h2>
<p>Ask to see the twentieth account, not the first. Ask how a new subnet is requested and have them do it while you watch. Ask what happens on the day the only person who understands the routing is on a boat. Finally, ask for a handover that ends with your engineers opening an account, granting an exception and releasing a module version without help. If that rehearsal is not in the plan, no one has planned for the second year.</p>
`,
  categorySlug: 'cloud',
  authorSlug: 'ngozi-halvorsen',
  tags: ['landing zone', 'governance', 'platform engineering'],
  featured: true,
  publishedDaysAgo: 6,
  pictureSeed: 'landing-zones-13',
}
