import type { SeedBlog } from '../types'

export const accessReviewsThatRemoveAccess: SeedBlog = {
  blogName: 'Access reviews that remove access',
  slug: 'access-reviews-that-remove-access',
  description:
    'If managers approve ninety-nine per cent of what they are shown, nothing has been reviewed. How to ask fewer questions and remove more access.',
  content: `
<p>Twice a year a spreadsheet goes out to the line managers. It has two hundred rows, each with a person and a cryptic group name, and a column for “keep” or “remove”. The deadline is Friday. On Friday afternoon the column is filled with “keep” from top to bottom, the auditor receives a signed file, and no one’s access has changed. Everyone did what they were asked to do. The question was wrong.</p>
<h2>Measure your approval rate first</h2>
<p>Before buying anything, take the last campaign and compute two numbers: the share of rows that were kept, and the median time a reviewer spent per row. If more than 97 per cent were kept in less than five seconds each, the control exists on paper only. The managers are not to blame. They could not know what <code>FIN_AP_POST_03</code> allows, and saying “remove” might have stopped someone’s work on the last day of the month.</p>
<h2>Remove unused rights automatically, and ask only about the rest</h2>
<p>Most rows do not need an opinion. Systems already record when a right was last used, and a right unused for ninety days can go. Remove it automatically, tell the person, and offer one click to have it back for the next thirty days. When we design campaigns this way, we plan for four rows in ten to disappear before anyone sees them, and for fewer than one removed right in twenty to be requested again.</p>
<p>Three groups of rows remain, and they deserve different reviewers:</p>
<ul><li><strong>Rights that came with a role.</strong> Review the role once, with the person who owns the process, instead of asking eighty managers about eighty copies of it.</li><li><strong>Rights granted in addition to a role.</strong> These are left over from old projects and holiday cover. There are few of them, and they cause most of the trouble.</li><li><strong>Rights that are dangerous in combination.</strong> Creating a supplier and paying one, for example. Here the reviewer is the person who carries the financial risk, and “keep” needs a written reason.</li></ul>
<h2>Ask reviewers in plain language</h2>
<p>A row should read like this: “Lena may release payments up to 50,000 without a second signature. She last did so in November. She moved to procurement in January. Keep?” Everything in those sentences comes from systems you have; only combining it is new. The time per decision goes up, as it should, and the number of rows goes down by far more.</p>
<blockquote><p>If a reviewer needs to look up what a right does, the review has already failed, and the audit trail will show a careful record of the failure.</p></blockquote>
<h2>Give every extra right an end date</h2>
<p>Anything that expires needs no review. Grant everything outside a role with an end date: eight hours for production, a month for a project, never without limit. Expiry does not depend on anyone’s diligence, so it works just as well in the holiday season.</p>
<p>Administrative rights need the strictest rule: no one holds them permanently. A person asks for them, names a ticket and receives them for the length of the task, and the session is recorded. Engineers fear the delay, so make it seconds for routine cases and let a colleague approve, not a committee. Keep an emergency path that raises an alert whenever it is used, and test it every quarter, unannounced.</p>
<h2>How to get started in one month</h2>
<p>Choose one system that matters, ideally the one that pays people. In the first week, list all rights and when each was last used. In the second, remove what is unused and count how many people ask for it back. In the third, rewrite the descriptions of the twenty most powerful rights with the process owner. In the fourth, hold the review, with thirty rows per reviewer rather than two hundred.</p>
<p>Show the auditor the removal figures along with the signatures. In our experience, auditors are the first to welcome this; they have been reading columns of “keep” for as long as you have been sending them. You end up with fewer rights, shorter campaigns, and one number that shows whether the control works: how much access it removed.</p>
`,
  categorySlug: 'security',
  authorSlug: 'farid-tuwaira',
  tags: ['identity', 'access review', 'audit'],
  featured: false,
  publishedDaysAgo: 62,
  pictureSeed: 'access-reviews-25',
}
