import type { SeedBlog } from '../types'

export const testDataIsAProduct: SeedBlog = {
  blogName: 'Test data is a product',
  slug: 'test-data-is-a-product',
  description:
    'Unreliable tests are blamed on environments and caused by records that somebody else has used. Three sources, one owner and a way to count the waiting.',
  content: `
<p>Every tester knows customer 4711. She has a valid address, no overdue invoices and a birthday in the past. On average forty people use her on the same day. At some point one of them blocks her account for a test of account blocking, and for the rest of the afternoon thirty-nine people report defects that do not exist.</p>
<p>Ask a team why its automated tests are unreliable and you will hear about timing, browsers and environments. Look into the failures and you will find data: a record that was there yesterday, a contract that expired overnight, a voucher somebody else has spent. The environment gets the blame because it has no feelings.</p>
<h2>Three sources, three uses</h2>
<p>There is no single right way to get data, and arguing for one wastes months. Each source is good at something the others cannot do.</p>
<table><thead><tr><th>Source</th><th>Good for</th><th>Bad for</th></tr></thead><tbody><tr><td>Made by the test itself</td><td>Everything that must pass every night</td><td>Surprises</td></tr><tr><td>Generated in volume</td><td>Load, limits, odd alphabets</td><td>Plausible histories</td></tr><tr><td>A masked copy of production</td><td>Migration and reconciliation</td><td>Anything shared or fast</td></tr></tbody></table>
<p>The first row deserves most of your effort. A test that creates its own customer, uses her and leaves her behind can run at any hour beside any other. To make that affordable, ask developers for a way of creating a complete customer in one call. It is a day of work for someone who knows the model, and it removes a fortnight of waiting from every release.</p>
<h2>Masking is harder than it looks</h2>
<p>Replacing names is the easy part and hides nobody. A person can be found by a date of birth, a postcode and a rare diagnosis; an account by one unusual transfer. If you must copy, begin by leaving out: most tests need two years of history instead of fifteen, and one region instead of all. What is not there cannot leak, and it also restores in an hour and not over the weekend.</p>
<p>Keep the relations and break the identities. The same replacement must appear wherever the same value stood, across all systems, or reconciliation tests become meaningless; and there must be no table anywhere that leads back. Ask an outsider to try with public information for a day. If they find one colleague, the copy does not leave the vault.</p>
<h2>Give it an owner and a version</h2>
<p>Data for tests is used by every team and belongs to none, which is why it rots. Appoint one person, half time at first, with the same instruments that code has: a repository, a review, a number. When the tax rate changes in July, the set for July is ready in May, and a test can say which one it needs.</p>
<ul><li>A catalogue in plain words: a customer with two contracts, one of them in arrears.</li><li>A reservation that ends by itself, so that 4711 belongs to you until noon.</li><li>A reset that takes minutes, without a ticket.</li></ul>
<h2>Measure the waiting</h2>
<p>For two weeks let testers note every time they stop because a record is missing, wrong or taken. One word and a number of minutes will do. In a typical programme of eighty people the sum is between three and five full positions, invisible in every plan because each portion is too small to report.</p>
<p>Show the sum to whoever pays. Then fix the most frequent word on the list and count again. There is no faster way of adding three testers to a team, and none that costs less to keep.</p>
`,
  categorySlug: 'quality-engineering',
  authorSlug: 'joanne-pettibrook',
  tags: ['test data', 'masking', 'automation'],
  featured: false,
  publishedDaysAgo: 167,
  imageAlt:
    'Drawn picture: strands that are bundled on the right of a dark ground spread into even lines with one in orange.',
  pictureSeed: 'test-data-product-1',
}
