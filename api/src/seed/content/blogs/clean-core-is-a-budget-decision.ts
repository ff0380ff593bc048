import type { SeedBlog } from '../types'

export const cleanCoreIsABudgetDecision: SeedBlog = {
  blogName: 'Clean core is a budget decision',
  slug: 'clean-core-is-a-budget-decision',
  description:
    'Keeping an ERP close to standard is usually argued as architecture. It is easier to decide when every extension shows what it costs to keep at each upgrade.',
  content: `
<p>Nobody is against a clean core. The phrase appears in every SAP strategy, and in the same steering committee three extensions are approved before lunch, because each is reasonable on its own. A sales director needs a discount rule the standard does not know. A plant has a label its largest customer insists on. The principle has no voice in that room. A price does.</p>
<h2>Put a yearly figure on each extension</h2>
<p>Every piece of custom logic has a running cost: somebody tests it at each upgrade, somebody understands it when it fails, and it narrows what can be adopted later. The sum is not hard to estimate. Count the test hours per upgrade, add the support tickets of the last year, and multiply by what an hour costs you. Leave a line for risk if you wish, but the first two are enough.</p>
<p>For a typical mid-sized example, a report that is tested for six hours twice a year and causes four tickets comes to roughly forty hours annually. An enhancement in the middle of order entry comes to several hundred, because everything that touches orders must be tested again. Both were approved with a build price of ten days. They were never the same purchase.</p>
<blockquote><p>The build price of an extension is what the requester pays. The upgrade price is what everybody else pays, every year, until somebody removes it.</p></blockquote>
<h2>Four places for a wish to live</h2>
<p>Once the yearly figure is visible, the next question is where the logic should sit. We use four shelves and try the first one first.</p>
<ol><li><strong>In the process.</strong> The standard does something close; the department changes a step. This is free in software and dear in conversation, which is why it gets skipped.</li><li><strong>In configuration.</strong> Supported, documented, survives upgrades with a glance.</li><li><strong>Beside the core.</strong> A small application that uses released interfaces only. It can be replaced, or left alone, without asking the ERP.</li><li><strong>Inside the core.</strong> Through released extension points if possible, and modification only with a signature from someone who will still be here in three years.</li></ol>
<p>The third shelf is popular now, and rightly so, but it is no dustbin. An application beside the core needs its own owner, monitoring and security patches. Ten of them without an owner are not cleaner than ten enhancements; the mess has moved to a place with a better view.</p>
<h2>Take something away each quarter</h2>
<p>Removal needs a rhythm, or it loses to every deadline. We advise a standing agenda item: each quarter the owners of the five most expensive extensions explain what would be needed to retire them. Two numbers accompany the item, the yearly cost of all extensions together and its change since the last meeting. A committee that sees the total rise three times in a row begins to argue about it without any help from architects.</p>
<h3>Use the upgrade as a deadline</h3>
<p>Before an upgrade, ask for every object: who would notice if this were switched off on Monday? Then switch the silent ones off in the test system and wait for a full month-end. What nobody misses by then can go. It is the least dramatic method there is, and it needs no analysis tool beyond patience.</p>
<h2>When the answer should be yes</h2>
<p>None of this makes extensions wrong. If the discount rule is how the company wins its best customers, it deserves careful engineering, good tests and its yearly figure, just as a machine in the plant does. The point of the figure is to tell that rule from the forty others that imitate an old screen.</p>
<p>Be suspicious of two arguments. "We have always done it this way" describes the past cost, not the benefit. "It is only a small field" ignores that fields are printed, sent to partners, reported and archived; a small field in an order can easily have eleven consumers. Ask for the list, then decide.</p>
<p>A clean core is not a state you reach and then admire. It is a balance that somebody watches, like stock. Give it a number, an owner and a meeting, and it will look after itself better than any guideline.</p>
`,
  categorySlug: 'sap',
  authorSlug: 'meenal-kharband',
  tags: ['clean core', 'ERP extensions', 'budgeting'],
  featured: false,
  publishedDaysAgo: 83,
  imageAlt:
    'Drawn picture: scattered grey dots on a dark ground fall into the straight rows and columns of a blue grid.',
  pictureSeed: 'clean-core-15',
}
