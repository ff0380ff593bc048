import type { SeedBlog } from '../types'

export const restoreSomethingEveryMonth: SeedBlog = {
  blogName: 'Restore something every month',
  slug: 'restore-something-every-month',
  description:
    'A green backup report describes the writing and never the reading. Twelve small restores a year show what is missing on the day that has not come yet.',
  content: `
<p>Every organisation we visit has backups. The report is green, the retention policy is signed, and a colour chart in the corridor shows three copies on two media. Then we ask when somebody last restored the order database into an empty room and took an order on it. The pause that follows is the real recovery objective.</p>
<p>A backup is a promise about a day that has not come yet. It can only be kept by people, in a particular order, with credentials that may themselves be inside the thing that was lost. None of that shows in a green report, because the report describes the writing and never the reading.</p>
<h2>Choose one system a month</h2>
<p>A yearly exercise for everything is a theatre production: announced, rehearsed, applauded. Twelve small ones teach more. Draw the name of a system on the first Monday, give two engineers the day, and let them rebuild it somewhere that has no connection to the original. The rule that makes it useful is a plain one: they may use only what would be left if the main site were gone. No copying of a configuration file from production, no call to the person who always knows.</p>
<p>Write down where they got stuck. In typical first rounds it is not the data. It is a licence server, a certificate whose key lives on a laptop, a name that resolves only inside the old network, or a vault that needs a second person who is on holiday.</p>
<h2>Measure four times, not one</h2>
<p>Recovery time is quoted as a single number and is really four, each with an owner of its own.</p>
<table><thead><tr><th>Interval</th><th>Ends when</th><th>Usually owned by</th></tr></thead><tbody><tr><td>Noticing</td><td>Somebody says that this is a disaster</td><td>Nobody yet</td></tr><tr><td>Deciding</td><td>A named person says: restore</td><td>The business</td></tr><tr><td>Restoring</td><td>The software starts on its data</td><td>Infrastructure</td></tr><tr><td>Believing</td><td>Users enter work again</td><td>The product owner</td></tr></tbody></table>
<p>Teams spend their money on the third row. In the exercises we have sat through, the second and the fourth were longer. Deciding takes an hour because going back to last night means throwing away this morning, and no one in the room is allowed to throw away anything. Settle that in daylight: who may decide, for which system, up to which loss, without asking.</p>
<h2>Restore the connections as well</h2>
<p>A database that is back as of six in the morning meets a payment provider that is not. Orders exist there which do not exist here; messages will be delivered a second time; a partner has already been told about shipments that the restored system has never heard of. The restore is the easy half. For each neighbour, note what it will believe afterwards and how the two stories are made to agree: a replay, a comparison by list, or a phone call with a spreadsheet. A phone call is a perfectly good answer if somebody has the number.</p>
<ul><li>Which interfaces resend by themselves, and how far back?</li><li>Which numbers must never be given twice, such as invoices?</li><li>Which outgoing mails must be held until somebody has looked?</li></ul>
<h2>Keep one copy out of reach</h2>
<p>Deleting backups is now part of the attack, so the copy that matters is one that no administrator can delete before its time. Test that too. Have the most privileged person you employ try to remove last week's copy, with a witness, and expect a refusal. It is the only security test whose best result is that nothing happens.</p>
<p>After a year of monthly draws you will own something better than a policy: twelve short documents, each written by two people who had to make it work, each naming what was missing. File them where they survive the fire, which is to say, on paper in another building.</p>
`,
  categorySlug: 'operations',
  authorSlug: 'joanne-pettibrook',
  tags: ['backup', 'disaster recovery', 'service operations'],
  featured: false,
  publishedDaysAgo: 132,
  imageAlt:
    'Drawn picture: a faint, ragged grey signal on a dark ground grows into a full blue waveform around one orange line.',
  pictureSeed: 'restore-monthly-1',
}
