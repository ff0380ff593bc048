import type { SeedCaseStudy } from '../types'

export const closingTheBooksInFourDays: SeedCaseStudy = {
  caseStudyName: 'Closing the books in four days',
  slug: 'closing-the-books-in-four-days',
  description:
    'A maker of industrial pumps converted to S/4HANA and used the project to shorten its month-end close from eleven working days to four.',
  industry: 'Manufacturing',
  clientName: 'Brannoch Pumps',
  services: ['SAP conversion', 'Process design'],
  aboutClient:
    '<p>Brannoch makes pumps for breweries and water works in six plants and sells them in forty countries. Its finance team of fifty-two had kept one SAP system alive for nineteen years, and 3,100 custom objects with it.</p>',
  objective:
    '<p>Support for the old release was ending, so the conversion was not in question. The finance director asked for one thing more: if we must do this, the close has to be faster at the end of it, and I want to see by how much before we go live.</p>',
  challenge:
    '<p>Of the eleven days, five were waiting. Plants posted their stock corrections when they found time, intercompany differences travelled by e-mail, and four people knew how the group’s currency effects were worked out in a spreadsheet of 140 tabs.</p>',
  solution:
    '<p>Before any conversion we drew the close as it really ran, with a clock on every hand-over, and agreed with the plants which waits could go without new software. That alone saved three days. Then came the system: one ledger for group and local rules, matching of intercompany items on entry, and a close monitor that shows who holds what up.</p><p>Of the custom objects 2,240 had not been used for two years and were left behind. Each of the others needed a sponsor with a name and a reason.</p>',
  impact:
    '<p>The second month after go-live closed in four working days and has stayed there since. Two of the four spreadsheet experts now plan cash; the other two retired, as they had meant to for some time.</p>',
  categorySlug: 'sap',
  publishedDaysAgo: 58,
  imageAlt: 'Drawn picture: eleven uneven bars settle into four straight ones on a light ground.',
  pictureSeed: 'case-close-7',
}
