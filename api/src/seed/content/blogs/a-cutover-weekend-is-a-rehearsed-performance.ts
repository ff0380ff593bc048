import type { SeedBlog } from '../types'

export const aCutoverWeekendIsARehearsedPerformance: SeedBlog = {
  blogName: 'A cutover weekend is a rehearsed performance',
  slug: 'a-cutover-weekend-is-a-rehearsed-performance',
  description:
    'Calm migrations look like luck from outside. Inside they are a minute-by-minute plan that has been played through three times, once with the wrong ending.',
  content: `
<p>It is half past midnight, Sunday. The data has been loaded, one reconciliation is off by 212 records, and eleven people on a call are waiting for somebody to say something. The plan has a line for this hour. It reads "verify data". Whoever wrote it had never been awake at this point of a cutover, or they would have written what to verify, against what, who decides, and until when.</p>
<p>I collect cutover plans, the way other people collect maps. The good ones resemble a conductor's score more than a project plan. Here is what they have in common.</p>
<h2>Every line has an owner, a duration and a proof</h2>
<p>A useful entry says who does it, how long it took in rehearsal, what shows that it worked, and what to do if it does not. Take out any of the four and the line will cost time on the night.</p>
<table><thead><tr><th>At</th><th>Step</th><th>Owner</th><th>Took</th><th>Proof</th></tr></thead><tbody><tr><td>Sat 18:10</td><td>Stop interfaces, drain queues</td><td>Integration lead</td><td>25 min</td><td>All queue depths zero, screenshot</td></tr><tr><td>Sat 18:40</td><td>Final export</td><td>Database lead</td><td>95 min</td><td>Row counts equal the source list</td></tr><tr><td>Sat 20:20</td><td>Load and index</td><td>Database lead</td><td>210 min</td><td>Counts, plus 12 totals agreed with finance</td></tr><tr><td>Sun 00:10</td><td>Smoke test by six users</td><td>Test lead</td><td>60 min</td><td>Signed list of 30 cases</td></tr><tr><td>Sun 01:30</td><td>Decision to proceed</td><td>Sponsor</td><td>15 min</td><td>Recorded, with reasons</td></tr></tbody></table>
<p>The sample is shortened. A real plan for a medium system has perhaps 140 lines, and most are dull. Dullness is the quality you are after.</p>
<h2>Rehearse three times, for different reasons</h2>
<h3>The first shows whether it can be done at all</h3>
<p>It will take twice as long as you hoped and stop twice. Do not fix things on the fly; write them down and carry on by hand. The product is a list, and its length is good news, because each entry would otherwise have been found on the night itself.</p>
<h3>The second shows how long it takes</h3>
<p>Same people, same hours of the night, production volume, clock running. Run it from Saturday evening, even though that is unpopular. Colleagues behave differently at four in the morning and so do backup windows.</p>
<h3>The third goes wrong on purpose</h3>
<p>The project lead and one other person agree on a failure beforehand and tell no one. A certificate has expired, a file from a partner is empty, the database lead cannot be reached. Then the team practises the return: back to the old system, interfaces reopened, users informed. Nearly everyone has a rollback plan, and remarkably few have ever timed it.</p>
<h2>Draw the line of no return</h2>
<p>There is a moment after which going back costs more than going on, usually when the first external payment or message leaves the new system. Mark it in the plan and place the decision an hour in front of it. Decide beforehand which faults are tolerable and which end the night: "up to 50 unmatched records, each with an owner by Monday noon" is a rule. "No major issues" is an argument waiting to be had.</p>
<p>In the scene at the top the rule would have settled the matter. With a limit of 50, a gap of 212 means going back or finding the cause before 01:30. Nobody has to be brave. Bravery at night is a poor substitute for arithmetic in the afternoon.</p>
<h2>Look after the people as you do the data</h2>
<ul><li>Two shifts with a written handover; no one decides anything after twelve hours awake.</li><li>One channel for facts, another for talk, and one person who writes the log.</li><li>A short message to the business at fixed times, even if the news is that there is none.</li><li>The strongest engineers sleep on Saturday and come in fresh on Monday, when real users arrive.</li></ul>
<p>That last point is the one most often ignored. The weekend is the rehearsed part. Monday at nine is live, with six hundred people who have read none of your documents, and it deserves your best.</p>
`,
  categorySlug: 'modernisation',
  authorSlug: 'kiet-duong-mercer',
  tags: ['cutover', 'migration', 'rehearsal'],
  featured: false,
  publishedDaysAgo: 118,
  imageAlt:
    'Drawn picture: from an orange ring on a dark ground a blue path leads through an ever looser web of fine lines.',
  pictureSeed: 'cutover-weekend-5',
}
