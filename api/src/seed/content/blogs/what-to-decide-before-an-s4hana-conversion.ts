import type { SeedBlog } from '../types'

export const whatToDecideBeforeAnS4hanaConversion: SeedBlog = {
  blogName: 'What to decide before an S/4HANA conversion starts',
  slug: 'what-to-decide-before-an-s4hana-conversion',
  description:
    'Finance decisions delay conversions more often than technology does. The people you already have can take five of them before the first system is copied.',
  content: `
<p>The technical part of an SAP conversion is well understood. There are checks to run, notes to apply, a tool that moves the database, and people who have done it many times. Yet projects slip, and the reason is rarely a server. Usually it is a question about the business that no one had the authority to answer on the day it came up.</p>
<p>I was an accountant before I joined these projects, and I have come to value the months before kick-off most. At that stage, the decisions below cost a few meetings. In the middle of the second test cycle, each of them costs a month.</p>
<h2>Decide which data and code to move</h2>
<h3>How much history do you need?</h3>
<p>Old documents make every rehearsal slower and every reconciliation longer. Ask three people: the auditor, for what the law requires; the controller, for the comparisons they really run; customer service, for the oldest order anyone still asks about. The answers tend to be ten, three and two years. Only the longest is a legal matter, and the law requires records to be available, not to be in the live system. Archiving first can halve the data and with it the length of the cutover weekend.</p>
<h3>Which of your duplicate customers and suppliers is the right one?</h3>
<p>Customers and suppliers become business partners, and the merger exposes twenty years of duplicates. No consultant can tell you whether two records with almost the same name are one company. Appoint one person in sales and one in purchasing with the right to decide, give them a list sorted by turnover, and expect about two minutes a row. Six thousand rows are twenty-five working days for one person. Start before the project does, and it will not cause any delay.</p>
<h3>Which of your custom programs do you still need?</h3>
<p>Usage records will tell you that a large part of the custom code has not run for a year. Delete it before conversion rather than adapt it. For the rest, ask each owner what would happen if it did not exist on the first day. “We would use the standard screen and grumble” is an acceptable answer, and a common one.</p>
<h2>Define success and who may stop the cutover</h2>
<h3>What must the first month-end close show?</h3>
<p>The real test comes after go-live, at the first month end. Write down now, with the head of accounting, which reports must tie out, to what tolerance and by which working day. Make that page the acceptance criterion of the whole conversion.</p>
<table><thead><tr><th>Report</th><th>Compared with</th><th>Tolerance</th><th>By</th></tr></thead><tbody><tr><td>Trial balance per company code</td><td>Old system, same date</td><td>None</td><td>Day 1</td></tr><tr><td>Open items, customers and suppliers</td><td>Old system, by account</td><td>None</td><td>Day 2</td></tr><tr><td>Asset values by class</td><td>Old asset register</td><td>Rounding, explained</td><td>Day 3</td></tr><tr><td>Stock by plant</td><td>Count sheet of the weekend</td><td>Named differences</td><td>Day 4</td></tr></tbody></table>
<p>The table is only an example, but teams that have such a page test what matters. Teams without one test what the script says.</p>
<h3>Who may stop the cutover?</h3>
<p>During cutover there is an hour after which going back is no longer possible. Someone has to decide shortly before it whether to proceed, on criteria that were written down in advance. Name that person and a deputy, and let both go through a rehearsal in which the answer is no. It is the only way to learn that the rollback takes seven hours when the plan allowed three.</p>
<h2>A plan for the quarter before the project</h2>
<ul><li>Month one: measure data, code usage and duplicates; hold the history meeting.</li><li>Month two: clean partners, delete code, write the page for the first close.</li><li>Month three: copy production once, convert the copy, and time every step without trying to fix anything.</li></ul>
<p>That last exercise gives you a real duration, a real list of problems and a basis for comparing offers. Any partner, including us, should be glad to quote against it.</p>
`,
  categorySlug: 'sap',
  authorSlug: 'meenal-kharband',
  tags: ['S/4HANA', 'finance', 'migration planning'],
  featured: false,
  publishedDaysAgo: 34,
  pictureSeed: 's4hana-decisions-4',
}
