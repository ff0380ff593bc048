import type { SeedBlog } from '../types'

export const anOnCallRotaPeopleStayOn: SeedBlog = {
  blogName: 'An on-call rota people stay on',
  slug: 'an-on-call-rota-people-stay-on',
  description:
    'If the same three people answer every night alarm, you do not have a support model but a countdown. What to measure, what to mute and what to pay for.',
  content: `
<p>Ask who was woken last month and how often, and you will learn more about a service than from its availability figure. In too many organisations the answer is three names. They know the system, they answer within a minute, and they cover for a rota that exists mainly in a document. One of them is looking for another job. The availability figure, 99.95 percent, hides all of it.</p>
<p>For some years I carried a pager for a service that moved money. What follows is what I wish somebody had told the person who designed that rota.</p>
<h2>Set a limit on waking</h2>
<p>Treat a night alarm as an expense with a budget. Two per person per week of duty is a figure that adults can live with; above it, sleep is damaged and judgement follows. When the budget is spent, the remedy is not a sterner rota but a stop: the team works on the causes of the last ten alarms before it builds anything new. A budget nobody enforces is a mood, so the service owner must sign this in advance.</p>
<h2>An alarm must ask for an action</h2>
<p>Go through last month's alarms and put each into one of three columns.</p>
<table><thead><tr><th>What the person did</th><th>What the alarm becomes</th></tr></thead><tbody><tr><td>Something only a human could do, at once</td><td>Stays an alarm, with a link to the steps</td></tr><tr><td>Something a script could have done</td><td>A script, plus a note to read in the morning</td></tr><tr><td>Looked, shrugged, went back to bed</td><td>Deleted, or a line on a weekly chart</td></tr></tbody></table>
<p>On the first pass the third column is the longest, nearly always. People hesitate to delete, in case the alarm is right one day. It has been wrong for a year, and in that year it has taught everyone to shrug. Alarms on what users feel, such as failed payments or a page that takes ten seconds, will catch the case you are afraid of. A disk at 80 percent will not; it is a task for Tuesday.</p>
<h2>Write the first five minutes down</h2>
<p>Nobody thinks well when woken. For each remaining alarm keep one page that a competent colleague from another team could follow: what the alarm means in a sentence, how to see whether customers are affected, the two safest things to try, and whom to wake next. Link it from the alarm itself. If the page has not been opened in six months or was useless the last time, it belongs on the list for the coming week.</p>
<p>The best test of these pages is a newcomer in daylight. Let somebody who joined a month ago handle a rehearsed failure alone, with the author watching in silence. It is uncomfortable for about twenty minutes and improves the page more than any review.</p>
<h2>Pay for it and give the time back</h2>
<p>Being reachable has a cost even when nothing happens. A fair scheme has three parts: an allowance for the week, a payment for each time someone is woken, and the following morning off after an hour's work at night, without asking. Some finance departments resist the second part, since it rewards incidents. It does the opposite. Once each alarm carries a price, the owner of the noisy component suddenly finds room in the plan.</p>
<ul><li>Six to eight people on a rota, so that a turn comes every other month at the most.</li><li>A primary and a secondary, and the secondary is a real duty with real pay.</li><li>Swaps arranged between colleagues, without permission.</li><li>No one on duty in their first three months, or in the week before their wedding.</li></ul>
<h2>Hand over like a ward</h2>
<p>Hospitals learned long ago that the dangerous moment is the change of shift. Fifteen minutes every Monday will do: what happened, what is still fragile, what was promised to whom, what to expect this week. Both people speak, and the notes go where the next one will look. From those notes a small pattern emerges after a couple of months, the same queue, the same partner, the same hour, and that pattern is the most reliable improvement plan you will ever be handed.</p>
<p>If you buy operations from a partner, and we are such a partner, ask for exactly these figures: alarms per person per week, the share that needed action, and how many people have been on the rota for longer than a year. The first two tell you about the service. The third tells you whether it will still be good next spring.</p>
`,
  categorySlug: 'operations',
  authorSlug: 'joanne-pettibrook',
  tags: ['on-call', 'incident response', 'service operations'],
  featured: false,
  publishedDaysAgo: 76,
  imageAlt: 'Drawn picture: faint broken arcs on a dark ground overlap with clear blue rings around an orange centre.',
  pictureSeed: 'on-call-rota-8',
}
