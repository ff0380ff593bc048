import type { SeedBlog } from '../types'

export const testDataIsAProduct: SeedBlog = {
  blogName: 'Test data is a product',
  slug: 'test-data-is-a-product',
  description:
    'Unreliable tests are blamed on environments, but often someone else has used the record. Three data sources, one owner and a way to measure waiting.',
  content: `
<p>Every tester knows customer 4711. She has a valid address, no overdue invoices and a date of birth in the past. On an average day, forty people use her. At some point one of them blocks her account for a test of account blocking, and for the rest of the afternoon thirty-nine people report defects that do not exist.</p>
<p>Ask a team why its automated tests are unreliable and you will hear about timing, browsers and environments. Look into the failures and you will find data: a record that was there yesterday, a contract that expired overnight, a voucher someone else has spent. The environment only gets the blame.</p>
<h2>Use three sources of test data</h2>
<p>There is no single right way to get data, and arguing for one wastes months. Each source does something the others cannot.</p>
<table><thead><tr><th>Source</th><th>Good for</th><th>Bad for</th></tr></thead><tbody><tr><td>Made by the test itself</td><td>Everything that must pass every night</td><td>Surprises</td></tr><tr><td>Generated in volume</td><td>Load, limits, odd alphabets</td><td>Plausible histories</td></tr><tr><td>A masked copy of production</td><td>Migration and reconciliation</td><td>Anything shared or fast</td></tr></tbody></table>
<p>The first row deserves most of your effort. A test that creates its own customer can run at any time, alongside any other test. To make that affordable, ask developers for a way of creating a complete customer in one call. It is a day’s work for someone who knows the model, and it removes a fortnight of waiting from every release.</p>
<h2>Masking production data is harder than it looks</h2>
<p>Replacing names is the easy part and does not make anyone anonymous. A person can be identified by a date of birth, a postcode and a rare diagnosis; an account by one unusual transfer. If you must copy, start by leaving data out: most tests need two years of history instead of fifteen, and one region instead of all. What is not there cannot leak, and a smaller copy restores in an hour instead of a weekend.</p>
<p>Keep the relations and break the identities. The same value must get the same replacement in all systems, or reconciliation tests become meaningless, and no table anywhere may lead back to the original. Ask an outsider to spend a day trying to identify people from public information. If they find one colleague, the copy must stay in the vault.</p>
<h2>Give test data an owner and a version</h2>
<p>Test data is used by every team and belongs to none, so no one maintains it. Appoint one person, half-time at first, and give them the tools that code has: a repository, reviews and version numbers. When the tax rate changes in July, the set for July is ready in May, and a test can say which one it needs.</p>
<ul><li>A catalogue in plain words, such as “a customer with two contracts, one of them in arrears”.</li><li>Reservations that end automatically, so that 4711 is yours until noon.</li><li>A reset that takes minutes and needs no ticket.</li></ul>
<h2>Measure how long testers wait</h2>
<p>For two weeks let testers note every time they stop because a record is missing, wrong or taken. One word and the number of minutes are enough. In a typical programme of eighty people, the total comes to between three and five full-time jobs. It appears in no plan, because each wait is too short to report.</p>
<p>Show the total to the people who pay. Then fix the most frequent word on the list and count again. It is the quickest and cheapest way to add three testers to a team.</p>
`,
  categorySlug: 'quality-engineering',
  authorSlug: 'joanne-pettibrook',
  tags: ['test data', 'masking', 'automation'],
  featured: false,
  publishedDaysAgo: 167,
  pictureSeed: 'test-data-product-1',
}
