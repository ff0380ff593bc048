import type { SeedCaseStudy } from '../types'

export const closingTheBooksInFourDays: SeedCaseStudy = {
  caseStudyName: 'Closing the books in four days',
  slug: 'closing-the-books-in-four-days',
  description:
    'A pump manufacturer converted to S/4HANA and used the project to shorten its month-end close from eleven working days to four.',
  industry: 'Manufacturing',
  clientName: 'Brannoch Pumps',
  services: ['SAP conversion', 'Process design'],
  results: [
    '4 days | to close the month, down from eleven | 11 | 4',
    '2,240 | of 3,100 custom objects left behind | 3,100 | 860',
    '19 years | of one SAP system, converted',
  ],
  aboutClient:
    '<p>Brannoch makes pumps for breweries and waterworks in six plants and sells them in forty countries. Its finance team of fifty-two had kept one SAP system running for nineteen years, along with 3,100 custom objects.</p>',
  objective:
    '<p>Support for the old release was ending, so the conversion had to happen. The finance director asked for one thing more: a faster close, with proof before go-live of how much faster.</p>',
  challenge:
    '<p>Of the eleven days, five were spent waiting. Plants posted their stock corrections when they found the time, intercompany differences were settled by email, and only four people knew how to calculate the group’s currency effects in a spreadsheet with 140 tabs.</p>',
  solution:
    '<p>Before the conversion we mapped the close as it really ran, timed every handover, and agreed with the plants which waits could be cut without new software. That alone saved three days. Then came the system: one ledger for group and local rules, matching of intercompany items on entry, and a close monitor that shows who is waiting for whom.</p><p>Of the custom objects, 2,240 had not been used for two years and were left behind. Each of the others needed a named sponsor and a reason.</p>',
  impact:
    '<p>The second month after go-live closed in four working days, and so has every month since. Two of the four spreadsheet experts now work on cash planning; the other two have retired, as they had long intended.</p>',
  categorySlug: 'sap',
  publishedDaysAgo: 58,
  pictureSeed: 'case-close-7',
}
