import type { SeedBlog } from '../types'

export const testTheCloseNotTheGoLive: SeedBlog = {
  blogName: 'Test the close, not the go-live',
  slug: 'test-the-close-not-the-go-live',
  description:
    'A finance system works when its books close on time without night work. Rehearse a whole month three times and explain every difference.',
  content: `
<p>Everyone photographs the go-live weekend. There is a cake, a countdown, a director in a fleece. Five weeks later, without cameras, the accounting team meets its first month end on the new system and stays until two in the morning eight nights running. By then the project is officially over, and the people who could help are on a well-earned holiday.</p>
<p>If you want to know whether a finance system works, do not ask whether it started. Ask on which working day the books were closed, how many postings were made by hand, and how late people worked.</p>
<h2>Rehearse the month-end close three times</h2>
<p>Testing by process step proves that an invoice can be posted. A close is something else: every process of a month, at once, in the right order, with real volumes and real mistakes in them. So take a complete month from the old system, with its late invoices, its reversed goods receipts and its one intercompany dispute, run it through the new one, and close it. Then compare line by line with the close that actually happened.</p>
<p>The first rehearsal will fail by the third day and show you what to fix. The second, about six weeks later, should reach the end. In the third, the accountants work alone while the project team watches in silence.</p>
<h2>Explain and sign off every difference</h2>
<p>Old and new will disagree. Some of the differences are errors, others are improvements that the auditors have not heard about, and a few show that the old system has been wrong for years. Keep one list with an amount, a cause and a signature for each.</p>
<table><thead><tr><th>Difference</th><th>Typical cause</th><th>Who signs</th></tr></thead><tbody><tr><td>Rounding in tax</td><td>Calculated by line instead of by document</td><td>Tax</td></tr><tr><td>Stock value</td><td>Price valid on another day</td><td>The controller and the auditor</td></tr><tr><td>Open items</td><td>Old credit notes were never matched</td><td>Receivables</td></tr><tr><td>Unexplained</td><td>Not known yet</td><td>No one</td></tr></tbody></table>
<p>The last row is the criterion for going live: not the number of open defects, which anyone can dispute, but the total of what is unexplained. When it is below the auditor’s threshold, you are ready.</p>
<h2>Choose a quiet month for go-live</h2>
<p>Choose the date by the finance calendar, not by the end of the licence. A go-live in the second week of a quiet month leaves three weeks of ordinary days before anything is reported. Going live on the first of January means that the first close is also the annual one, with the auditors on site. The date is popular because the opening balances are tidy, but people pay for that convenience with overtime.</p>
<p>Keep half the project team under contract until the second close is signed. During the first close, everyone is careful. By the second, the workarounds of the first have become habits.</p>
<h2>What to measure after go-live</h2>
<ul><li>Working day of the close, against the last year on the old system.</li><li>Postings made by hand in the last three days, by account.</li><li>Reports that people still rebuild in a spreadsheet, and who reads them.</li></ul>
<p>After a good conversion, the first number is back where it was by the third month and better by the sixth. The second takes longer and tells you more, because each manual posting shows something the business needed and did not get. Discuss those in the steering committee instead of a traffic-light report.</p>
`,
  categorySlug: 'sap',
  authorSlug: 'meenal-kharband',
  tags: ['month-end close', 'reconciliation', 'finance'],
  featured: false,
  publishedDaysAgo: 160,
  pictureSeed: 'test-the-close-2',
}
