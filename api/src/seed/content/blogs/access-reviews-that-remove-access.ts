import type { SeedBlog } from '../types'

export const accessReviewsThatRemoveAccess: SeedBlog = {
  blogName: 'Access reviews that remove access',
  slug: 'access-reviews-that-remove-access',
  description:
    'A review in which managers approve ninety-nine percent of what they are shown has reviewed nothing. How to ask fewer questions and take more away.',
  content: `
<p>Twice a year a spreadsheet goes out to the line managers. It holds two hundred rows, each a person and a cryptic group name, and a column in which to type "keep" or "remove". The deadline is Friday. On Friday afternoon the column is filled with "keep" from top to bottom, the auditor receives a signed file, and nobody's access has changed. Every party has done what was asked. The question was wrong.</p>
<h2>Look at your own approval rate</h2>
<p>Before buying anything, take the last campaign and compute two numbers: the share of rows that were kept, and the middle time a reviewer spent per row. If more than 97 percent were kept at less than five seconds each, the control exists on paper only. That is no accusation against the managers. They could not know what <code>FIN_AP_POST_03</code> allows, and saying "remove" might have stopped somebody's work on the last day of the month.</p>
<h2>Decide by evidence, ask only about the rest</h2>
<p>Most rows do not need an opinion. Systems already record when a right was last used, and a right unused for ninety days answers for itself. Remove it automatically, tell the person, and offer one click to have it back for the next thirty days. In the campaigns we have helped to design that way, our planning assumption is that four rows in ten vanish before a human sees them, and that fewer than one removed right in twenty is asked for again.</p>
<p>Three groups of rows remain, and they deserve different reviewers:</p>
<ul><li><strong>Rights that came with a role.</strong> Review the role once, with the person who owns the process, instead of asking eighty managers about eighty copies of it.</li><li><strong>Rights granted beside the role.</strong> These are the leftovers of old projects and cover for holidays. They are few and they are where trouble lives.</li><li><strong>Rights that hurt in combination.</strong> Creating a supplier and paying one. The reviewer here is whoever carries the financial risk, and "keep" needs a sentence of reason.</li></ul>
<h2>Write the question in the reviewer's language</h2>
<p>A row should read like this: "Lena may release payments up to 50,000 without a second signature. She last did so in November. She moved to procurement in January. Keep?" Everything in that sentence comes from systems you have; only the joining is new. With such rows the time per decision goes up, which is the aim, and the number of rows goes down by far more.</p>
<blockquote><p>If a reviewer needs to look up what a right does, the review has already failed, and the audit trail will show a careful record of the failure.</p></blockquote>
<h2>Let time do the removing</h2>
<p>The best review is the one that is not needed. Grant anything outside a role with an end date: eight hours for production, a month for a project, never without limit. Expiry does not depend on anyone's diligence and is the only control that works equally well in August.</p>
<p>Administrative rights go furthest. Nobody should hold them in the morning. A person asks, states a ticket, receives them for the length of the task, and the session is recorded. Engineers fear the delay, so make it seconds for routine cases and let a colleague approve, not a committee. The emergency path must exist, must be loud, and must be tried every quarter by someone who was not told in advance.</p>
<h2>How to begin in one month</h2>
<p>Choose one system that matters, ideally the one that pays people. In the first week pull rights and last use. In the second remove what is unused and count who comes back. In the third rewrite the descriptions of the twenty strongest rights with the process owner. In the fourth hold the review, with thirty rows per reviewer rather than two hundred.</p>
<p>Show the auditor the removal figures along with the signatures. In our experience auditors are the first to welcome this; they have been reading columns of "keep" for as long as you have been sending them. The result is fewer rights, shorter campaigns, and one honest number that tells you whether the control is alive: how much it took away.</p>
`,
  categorySlug: 'security',
  authorSlug: 'farid-tuwaira',
  tags: ['identity', 'access review', 'audit'],
  featured: false,
  publishedDaysAgo: 62,
  imageAlt:
    'Drawn picture: broken rings on a light ground meet a set of whole blue rings, with dots where the two agree.',
  pictureSeed: 'access-reviews-25',
}
