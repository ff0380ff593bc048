import type { SeedBlog } from '../types'

export const anOnCallRotaPeopleStayOn: SeedBlog = {
  blogName: 'An on-call rota people stay on',
  slug: 'an-on-call-rota-people-stay-on',
  description:
    'If the same three people answer every night alarm, your support model will not last. What to measure, what to mute and what to pay for.',
  content: `
<p>Ask who was woken last month and how often, and you will learn more about a service than from its availability figure. In too many organisations the answer is three names. They know the system, they answer within a minute, and they make up for a rota that exists mainly on paper. One of them is looking for another job. The availability figure, 99.95 per cent, hides all of it.</p>
<p>For some years I carried a pager for a service that moved money. Here is what I wish someone had told the person who designed that rota.</p>
<h2>Set a limit on night alarms</h2>
<p>Give night alarms a budget. Two per person per week of duty is a figure that people can live with; above it, sleep suffers, and then judgement. When the budget is spent, do not tighten the rota. Stop, and have the team work on the causes of the last ten alarms before it builds anything new. The service owner must sign this rule in advance, or it will not be enforced.</p>
<h2>Keep only alarms that require action</h2>
<p>Go through last month’s alarms and put each into one of three groups.</p>
<table><thead><tr><th>What the person did</th><th>What the alarm becomes</th></tr></thead><tbody><tr><td>Something only a human could do, at once</td><td>Stays an alarm, with a link to the steps</td></tr><tr><td>Something a script could have done</td><td>A script, plus a note to read in the morning</td></tr><tr><td>Looked, shrugged, went back to bed</td><td>Deleted, or a line on a weekly chart</td></tr></tbody></table>
<p>On the first pass, the last group is nearly always the largest. People hesitate to delete, in case the alarm is right one day. But it has been wrong for a year, and has taught everyone to ignore it. Alarms on what users feel, such as failed payments or a page that takes ten seconds, will catch the case you are afraid of. A disk at 80 per cent will not; it is a daytime task.</p>
<h2>Write down the first five minutes of a response</h2>
<p>No one thinks clearly when they have just been woken. For each remaining alarm keep one page that a competent colleague from another team could follow. It says what the alarm means in a sentence, how to see whether customers are affected, the two safest things to try, and who to call next. Link it from the alarm itself. If the page has not been opened in six months or was useless the last time, it belongs on the list for the coming week.</p>
<p>To test these pages, use a newcomer. Let someone who joined a month ago handle a rehearsed failure alone, with the author watching in silence. It is uncomfortable for about twenty minutes and improves the page more than any review.</p>
<h2>Pay for on-call duty and give the time back</h2>
<p>Being reachable has a cost even when nothing happens. A fair scheme has three parts: an allowance for the week, a payment for each time someone is woken, and the following morning off after an hour’s work at night, without asking. Some finance departments resist the second part because it seems to reward incidents. It does the opposite. Once each alarm has a price, the owner of the noisy component finds time to fix it.</p>
<ul><li>Six to eight people on a rota, so that no one is first in line more than one week in six.</li><li>A primary and a secondary, and the secondary is a real duty with real pay.</li><li>Swaps arranged between colleagues, without permission.</li><li>No one on duty in their first three months, or in the week before their wedding.</li></ul>
<h2>Hand over as carefully as a hospital ward</h2>
<p>Hospitals learned long ago that the change of shift is the dangerous moment. Fifteen minutes every Monday is enough: what happened, what is still fragile, what was promised to whom, what to expect this week. Both people speak, and the notes go where the next person will look. After a couple of months the notes show a pattern: the same queue, the same partner, the same hour. Start your improvement plan there.</p>
<p>If you buy operations from a partner, and we are such a partner, ask for exactly three figures: alarms per person per week, the share that needed action, and how many people have been on the rota for longer than a year. The first two tell you how good the service is. The third tells you whether it will stay that way.</p>
`,
  categorySlug: 'operations',
  authorSlug: 'joanne-pettibrook',
  tags: ['on-call', 'incident response', 'service operations'],
  featured: false,
  publishedDaysAgo: 76,
  pictureSeed: 'on-call-rota-8',
}
