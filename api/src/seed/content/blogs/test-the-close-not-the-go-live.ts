import type { SeedBlog } from '../types'

export const testTheCloseNotTheGoLive: SeedBlog = {
  blogName: 'Test the close, not the go-live',
  slug: 'test-the-close-not-the-go-live',
  description:
    'A finance system has arrived when its books close on time without night work. Rehearse a whole month three times and give every difference a name.',
  content: `
<p>Go-live weekends are photographed. There is a cake, a countdown, a director in a fleece. Five weeks later, with no cameras, the accounting team meets the first month-end on the new system and stays until two in the morning for eight days. The project is by then officially over, and the people who could help are on a beach they have earned.</p>
<p>If you want to know whether a finance system works, do not ask whether it started. Ask on which working day the books were closed, how many postings were made by hand, and who slept.</p>
<h2>Rehearse the close three times</h2>
<p>Testing by process step proves that an invoice can be posted. A close is something else: every process of a month, at once, in the right order, with real volumes and real mistakes in them. So take a complete month from the old system, with its late invoices, its reversed goods receipts and its one intercompany dispute, run it through the new one, and close it. Then compare line by line with the close that actually happened.</p>
<p>The first rehearsal will fail by the third day, and that is its use. The second, some six weeks later, should reach the end. The third is done by the accountants alone, while the project watches from the other side of a glass wall and is not allowed to speak.</p>
<h2>Every difference gets a name</h2>
<p>Old and new will disagree. Some of the differences are errors, others are improvements that nobody has told the auditors about, and a few show that the old system has been wrong for years. Keep one list with an amount, a cause and a signature for each.</p>
<table><thead><tr><th>Difference</th><th>Typical cause</th><th>Who signs</th></tr></thead><tbody><tr><td>Rounding in tax</td><td>Calculated by line instead of by document</td><td>Tax</td></tr><tr><td>Stock value</td><td>Price valid on another day</td><td>Controlling and the auditor</td></tr><tr><td>Open items</td><td>Old credit notes were never matched</td><td>Receivables</td></tr><tr><td>Unexplained</td><td>Nobody knows yet</td><td>Nobody may</td></tr></tbody></table>
<p>The last row is the criterion for going live. Not the number of open defects, which can be argued about, but the sum of what is unexplained. When it is smaller than what the auditor would pass over, you are ready.</p>
<h2>Move the first close away from the cliff</h2>
<p>Choose the date by the calendar of finance and not by the end of the licence. A go-live in the second week of a quiet month leaves three weeks of ordinary days before anything is reported. Going live on the first of January means that the first close is also the annual one, with the auditors in the house. It is popular because the balances are tidy, and tidy balances are a technical convenience paid for by people.</p>
<p>Keep half the project team under contract until the second close is signed. The second, because in the first everyone is careful. It is in the second that the workarounds of the first turn out to have become habits.</p>
<h2>What to measure afterwards</h2>
<ul><li>Working day of the close, against the last year on the old system.</li><li>Postings made by hand in the last three days, by account.</li><li>Reports that somebody still rebuilds in a spreadsheet, and who reads them.</li></ul>
<p>In a conversion that went well the first number is back where it was by the third month and better by the sixth. The second takes longer and tells you more: each manual posting is a sentence in which the business says what it did not get. Read them aloud in the steering committee. It is a better agenda than the one with the traffic lights.</p>
`,
  categorySlug: 'sap',
  authorSlug: 'meenal-kharband',
  tags: ['month-end close', 'reconciliation', 'finance'],
  featured: false,
  publishedDaysAgo: 160,
  imageAlt:
    'Drawn picture: heavy blue dots stand in rows on a light ground, one of them orange, and come loose towards the right.',
  pictureSeed: 'test-the-close-2',
}
