import type { SeedBlog } from '../types'

export const restoreSomethingEveryMonth: SeedBlog = {
  blogName: 'Restore something every month',
  slug: 'restore-something-every-month',
  description:
    'A green backup report says that data was written, not that it can be read back. Twelve small restores a year show what would be missing in a real disaster.',
  content: `
<p>Every organisation we visit has backups. The report is green, the retention policy is signed, and a chart in the corridor shows three copies on two media. Then we ask when someone last restored the order database onto empty machines and took an order on it. Few can answer.</p>
<p>A backup is only a promise. Keeping it takes people, working in a particular order, with credentials that may be inside the very system that was lost. None of that shows in a green report.</p>
<h2>Restore one system a month</h2>
<p>A yearly exercise for everything is announced and rehearsed like a play. Twelve small ones teach more. Draw the name of a system on the first Monday, give two engineers the day, and let them rebuild it somewhere that has no connection to the original. One simple rule makes it useful: they may use only what would be left if the main site were gone. No copying of a configuration file from production, no call to the one person who knows everything.</p>
<p>Write down where they got stuck. In typical first rounds it is not the data. It is a licence server, a certificate whose key lives on a laptop, a name that resolves only inside the old network, or a vault that needs a second person who is on holiday.</p>
<h2>Measure four intervals, not one recovery time</h2>
<p>Recovery time is quoted as a single number. It is really four, each with its own owner.</p>
<table><thead><tr><th>Interval</th><th>Ends when</th><th>Usually owned by</th></tr></thead><tbody><tr><td>Noticing</td><td>Someone says that this is a disaster</td><td>No one yet</td></tr><tr><td>Deciding</td><td>A named person says: restore</td><td>The business</td></tr><tr><td>Restoring</td><td>The software starts on its data</td><td>Infrastructure</td></tr><tr><td>Believing</td><td>Users enter work again</td><td>The product owner</td></tr></tbody></table>
<p>Teams spend their money on the third row. In the exercises we have attended, the second and the fourth took longer. Deciding takes an hour because going back to last night means losing this morning’s work, and no one in the room is allowed to accept that loss. Settle this in advance: who may decide, for which system, and up to what loss, without asking.</p>
<h2>Restore the connections to other systems as well</h2>
<p>A database restored to its state at six in the morning meets a payment provider that was never rolled back. Orders exist there that do not exist here; messages will be delivered a second time; a partner has already been told about shipments that the restored system has never heard of. The restore is the easy half. For each connected system, note what it will hold afterwards and how you will reconcile the two: a replay, a comparison of lists, or a phone call with a spreadsheet. A phone call is a perfectly good answer if someone has the number.</p>
<ul><li>Which interfaces resend by themselves, and how far back?</li><li>Which numbers must never be issued twice, such as invoices?</li><li>Which outgoing emails must be held until someone has checked them?</li></ul>
<h2>Keep one copy that no administrator can delete</h2>
<p>Deleting backups is now part of many attacks, so you need one copy that no administrator can delete before its retention ends. Test that too. Have the most privileged person you employ try to remove last week’s copy, with a witness, and expect a refusal.</p>
<p>After a year you will have something better than a policy: twelve short documents, each written by two people who had to make it work, each naming what was missing. Keep them on paper, in another building.</p>
`,
  categorySlug: 'operations',
  authorSlug: 'joanne-pettibrook',
  tags: ['backup', 'disaster recovery', 'service operations'],
  featured: false,
  publishedDaysAgo: 132,
  pictureSeed: 'restore-monthly-1',
}
