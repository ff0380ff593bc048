import type { SeedBlog } from '../types'

export const aCutoverWeekendIsARehearsedPerformance: SeedBlog = {
  blogName: 'A cutover weekend is a rehearsed performance',
  slug: 'a-cutover-weekend-is-a-rehearsed-performance',
  description:
    'Calm migrations look like luck. In fact, they follow a minute-by-minute plan that the team has rehearsed three times, once with a failure built in.',
  content: `
<p>It is half past midnight on Sunday. The data has been loaded, one reconciliation is off by 212 records, and eleven people on a call are waiting for someone to speak. The plan has one line for this hour: “verify data”. A useful line would say what to verify, against what, who decides, and by when.</p>
<p>I collect cutover plans the way other people collect maps. The good ones read more like a conductor’s score than a project plan, and they have four things in common.</p>
<h2>Every line has an owner, a duration and a proof</h2>
<p>A useful entry says who does it, how long it took in rehearsal, what shows that it worked, and what to do if it does not. Leave out any of the four and you will lose time on the night.</p>
<table><thead><tr><th>At</th><th>Step</th><th>Owner</th><th>Took</th><th>Proof</th></tr></thead><tbody><tr><td>Sat 18:10</td><td>Stop interfaces, drain queues</td><td>Integration lead</td><td>25 min</td><td>All queue depths zero, screenshot</td></tr><tr><td>Sat 18:40</td><td>Final export</td><td>Database lead</td><td>95 min</td><td>Row counts equal the source list</td></tr><tr><td>Sat 20:20</td><td>Load and index</td><td>Database lead</td><td>210 min</td><td>Counts, plus 12 totals agreed with finance</td></tr><tr><td>Sun 00:10</td><td>Smoke test by six users</td><td>Test lead</td><td>60 min</td><td>Signed list of 30 cases</td></tr><tr><td>Sun 01:30</td><td>Decision to proceed</td><td>Sponsor</td><td>15 min</td><td>Recorded, with reasons</td></tr></tbody></table>
<p>This sample is shortened. A real plan for a medium-sized system has about 140 lines, and most of them are dull, as they should be.</p>
<h2>Rehearse three times, for different reasons</h2>
<h3>The first rehearsal shows whether it can be done at all</h3>
<p>It will take twice as long as you hoped and stop twice. Do not fix things on the fly: write them down and carry on by hand. The result is a list of problems. A long list is good news, because you would otherwise have met each of them on the night itself.</p>
<h3>The second rehearsal shows how long it takes</h3>
<p>Use the same people, the same hours of the night and production volumes, with the clock running. Start on Saturday evening, even though that is unpopular. People work differently at four in the morning, and so do backup windows.</p>
<h3>The third rehearsal goes wrong on purpose</h3>
<p>The project lead and one other person agree on a failure beforehand and tell no one. A certificate has expired, a file from a partner is empty, the database lead cannot be reached. Then the team practises the rollback: return to the old system, reopen the interfaces, inform users. Nearly everyone has a rollback plan. Few have ever timed it.</p>
<h2>Mark the point of no return</h2>
<p>At some point, going back costs more than going on. Usually that is when the first external payment or message leaves the new system. Mark this point in the plan and schedule the decision an hour before it. Agree in advance which faults are tolerable and which end the night: “up to 50 unmatched records, each with an owner by noon on Monday” is a rule. “No major issues” is an argument waiting to be had.</p>
<p>In the opening scene, that rule would have settled the matter. With a limit of 50, a gap of 212 means going back or finding the cause before 01:30, and no one has to make a brave decision in the middle of the night.</p>
<h2>Plan shifts and rest for the team</h2>
<ul><li>Plan two shifts with a written handover. No one makes decisions after twelve hours awake.</li><li>Use one channel for facts and another for discussion, and have one person write the log.</li><li>Send the business a short message at fixed times, even if there is no news.</li><li>Let your strongest engineers sleep on Saturday and come in fresh on Monday, when real users arrive.</li></ul>
<p>The last point is the one most often ignored. The weekend is the rehearsed part. Monday at nine is the live performance, with six hundred people who have read none of your documents.</p>
`,
  categorySlug: 'modernisation',
  authorSlug: 'kiet-duong-mercer',
  tags: ['cutover', 'migration', 'rehearsal'],
  featured: false,
  publishedDaysAgo: 118,
  pictureSeed: 'cutover-weekend-5',
}
