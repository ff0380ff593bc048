import type { SeedBlog } from '../types'

export const theNightBatchIsWhereTheRulesLive: SeedBlog = {
  blogName: 'The night batch is where the rules live',
  slug: 'the-night-batch-is-where-the-rules-live',
  description:
    'Modernisation plans start with the database or the screens, but the rules run in the night batch. Chart it, remove false dependencies, publish one event.',
  content: `
<p>At ten past eleven every night the core system turns into a queue. Four hundred jobs run in an order that was drawn up in 1994 and has been extended at the bottom ever since. Somewhere near three o’clock the interest run finishes and the statements begin. If a job fails, a person in another time zone restarts it from step nine, because step eight doubles the postings. The new digital channel, which took two years, shows yesterday’s balance.</p>
<p>Modernisation plans start with the database or the screens, because those are easy to draw. But the business rules live in the night batch, and its time window is getting tight: each year there are more accounts, and the night stays the same length.</p>
<h2>Chart the night batch before you change it</h2>
<p>Turn three months of the scheduler’s log into a chart: one bar per job, time to the right, and an arrow wherever one job waited for another. You will almost certainly find two things. Most arrows are habits: a job was put after another simply because there was room, and no one remembers what it needs. And the longest path consists of perhaps fifteen jobs. The other three hundred and eighty-five could finish at any time.</p>
<p>Removing a false dependency costs an afternoon and no code. In one example with invented figures, taking out sixty arrows moved the end of the run from 05:50 to 04:15. That was as much as the new hardware had promised.</p>
<h2>Ask why each job has to run at night</h2>
<p>For each job on the longest path, ask why it waits for the night. The answers fall into four groups, and only the first is a firm rule.</p>
<table><thead><tr><th>Reason</th><th>Share, roughly</th><th>What it can become</th></tr></thead><tbody><tr><td>A calendar rule: end of day, end of month</td><td>A fifth</td><td>A short run, at the right moment</td></tr><tr><td>The other side only reads files</td><td>A quarter</td><td>A message, with the file kept for a year</td></tr><tr><td>It used to slow down the screens</td><td>A third</td><td>Work done as the event happens</td></tr><tr><td>No one knows</td><td>The rest</td><td>A question for the person who retires in June</td></tr></tbody></table>
<h2>Publish one event as it happens</h2>
<p>Choose a single fact that the night produces and the day could use: a payment was posted. Publish it from the old system the moment it is posted, in a form that says what happened, not which table changed. Leave the nightly job in place. For some weeks compare what the events say with what the morning file says, and fix the differences until there are none for twenty nights running.</p>
<p>Then switch off the consumer of the file, not the producer. The job keeps running without a reader, so you can bring it back at any time. After a quarter, remove it. That is one job out of four hundred, and now the team knows how long one takes and can plan the others.</p>
<h2>Keep the ability to restart</h2>
<p>The old batch handles failure well. A person can look at a return code and restart from a marked point. Event streams fail more quietly, one record at a time, and the first to notice may be a customer. So keep three qualities:</p>
<ul><li>Every step can be repeated without harm.</li><li>At six each morning, the control totals of both sides are compared and someone is notified.</li><li>Records that could not be processed are kept in one place, each with a reason and a named owner.</li></ul>
<p>No one will give a speech on the day the last job is removed. But the balance on a customer’s phone will be today’s, the person in the other time zone will sleep, and the database, which everyone wanted to replace first, will have turned out to be one of the easier parts.</p>
`,
  categorySlug: 'modernisation',
  authorSlug: 'kiet-duong-mercer',
  tags: ['batch', 'events', 'mainframe'],
  featured: false,
  publishedDaysAgo: 181,
  pictureSeed: 'night-batch-2',
}
