import type { SeedBlog } from '../types'

export const theNightBatchIsWhereTheRulesLive: SeedBlog = {
  blogName: 'The night batch is where the rules live',
  slug: 'the-night-batch-is-where-the-rules-live',
  description:
    'Plans start with the database or the screens, while the business rules run between eleven and six. Draw the night, cut false arrows, let one event out.',
  content: `
<p>At ten past eleven every night the core system stops being a system and becomes a queue. Four hundred jobs run in an order that was drawn in 1994 and has been added to at the bottom. Somewhere near three o'clock the interest run finishes and the statements begin. If a job fails, a person in another time zone restarts it from step nine, because step eight doubles the postings. The new digital channel, which took two years, shows the balance as of yesterday.</p>
<p>Modernisation plans start with the database or the screens, since those can be drawn. The night is where the business rules live. It is also where the window is, and the window is closing: each year there are more accounts, and the night has stayed the same length.</p>
<h2>Draw the night before you change it</h2>
<p>Take the scheduler's log of three months and turn it into a chart: one bar per job, time to the right, an arrow wherever one waited for another. Two discoveries are almost guaranteed. Most arrows are habits, because a job was put after another simply as there was room, and nobody remembers what it needs. And the longest path consists of perhaps fifteen jobs. The remaining three hundred and eighty-five could finish at any time.</p>
<p>Removing a false dependency costs an afternoon and no code. In one example with invented figures, taking out sixty arrows moved the end of the run from ten to six to a quarter past four. It was the whole benefit that had been promised for the new hardware.</p>
<h2>Separate what must be nightly from what merely is</h2>
<p>Ask of each job on the long path why it waits for the night. The answers fall into few groups, and only one of them is a law.</p>
<table><thead><tr><th>Reason</th><th>Share, roughly</th><th>What it can become</th></tr></thead><tbody><tr><td>A calendar rule: end of day, end of month</td><td>A fifth</td><td>A short run, at the right moment</td></tr><tr><td>The other side only reads files</td><td>A quarter</td><td>A message, with the file kept for a year</td></tr><tr><td>It used to disturb the screens</td><td>A third</td><td>Work done as the event happens</td></tr><tr><td>No one knows</td><td>The rest</td><td>A question for the person who retires in June</td></tr></tbody></table>
<h2>Let one event out</h2>
<p>Choose a single fact that the night produces and the day would like to have: a payment was booked. Publish it at the moment it is booked, from the old system, in a form that says what happened and not which table changed. Leave the nightly job in place. For some weeks compare what the events say with what the morning file says, and mend the difference until it is nil for twenty nights running.</p>
<p>Then switch off the consumer of the file, not the producer. The job goes on, feeding nobody, and can be brought back by a signature. After a quarter, remove it. That is one job out of four hundred, and the team now knows how long one takes: the plan for the others is arithmetic and no longer belief.</p>
<h2>Keep the restart</h2>
<p>What the old night does well is fail. A person can look at a return code and start again from a marked place. Streams of events fail more quietly, one record at a time, and are discovered by a customer. So bring the virtues along:</p>
<ul><li>Every step can be repeated without doing harm.</li><li>At six each morning, control totals of both worlds are compared and somebody is told.</li><li>What could not be processed lies in one place, with a reason, and has an owner by name.</li></ul>
<p>Nobody will give a speech on the day the last job is removed. But the balance on the telephone will be today's, the person in the other time zone will sleep, and the database, which everyone wanted to replace first, will have turned out to be one of the easier parts.</p>
`,
  categorySlug: 'modernisation',
  authorSlug: 'kiet-duong-mercer',
  tags: ['batch', 'events', 'mainframe'],
  featured: false,
  publishedDaysAgo: 181,
  imageAlt:
    'Drawn picture: a blue path on a dark ground falls and rises through a crooked web that straightens towards an orange ring.',
  pictureSeed: 'night-batch-2',
}
