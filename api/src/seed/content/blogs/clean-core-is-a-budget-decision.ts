import type { SeedBlog } from '../types'

export const cleanCoreIsABudgetDecision: SeedBlog = {
  blogName: 'Clean core is a budget decision',
  slug: 'clean-core-is-a-budget-decision',
  description:
    'Keeping an ERP close to standard is usually argued as a matter of architecture. The decision is easier when every extension shows its cost at each upgrade.',
  content: `
<p>No one is against a clean core. The phrase appears in every SAP strategy. Then the same steering committee approves three extensions before lunch, because each is reasonable on its own. A sales director needs a discount rule that the standard lacks. A plant needs a label its largest customer insists on. A principle rarely wins that discussion. A price can.</p>
<h2>Put a yearly figure on each extension</h2>
<p>Every piece of custom logic has a running cost: someone tests it at each upgrade, someone understands it when it fails, and it narrows what can be adopted later. The sum is not hard to estimate. Count the test hours per upgrade, add the hours spent on last year’s support tickets, and multiply by what an hour costs you. Add a line for risk if you wish, but the first two are enough.</p>
<p>In a typical mid-sized example, a report that is tested for six hours twice a year and causes four tickets comes to roughly forty hours annually. An enhancement in the middle of order entry comes to several hundred, because everything that touches orders must be tested again. Both were approved at a build price of ten days, but they never cost the same.</p>
<blockquote><p>The build price of an extension is what the requester pays. The upgrade price is what everyone else pays, every year, until someone removes it.</p></blockquote>
<h2>Four places to put custom logic</h2>
<p>Once the yearly figure is visible, the next question is where the logic should sit. We use four places and try them in this order.</p>
<ol><li><strong>In the process.</strong> The standard does something close, and the department changes a step. This costs nothing in software but takes long conversations, which is why it gets skipped.</li><li><strong>In configuration.</strong> It is supported and documented, and survives upgrades with a quick check.</li><li><strong>Beside the core.</strong> A small application that uses released interfaces only. It can be replaced, or left alone, without asking the ERP.</li><li><strong>Inside the core.</strong> Through released extension points if possible. Modifications need the signature of someone who will still be here in three years.</li></ol>
<p>The third place is popular now, and rightly so, but it is not a dumping ground. An application beside the core needs its own owner, monitoring and security patches. Ten of them without an owner are no cleaner than ten enhancements.</p>
<h2>Retire extensions every quarter</h2>
<p>Removal needs a fixed schedule, or it loses to every deadline. We advise a standing agenda item: each quarter, the owners of the five most expensive extensions explain what it would take to retire them. Report two numbers with it: the yearly cost of all extensions together, and the change since the last meeting. A committee that sees the total rise three times in a row will start asking questions without any help from architects.</p>
<h3>Use the upgrade as a deadline</h3>
<p>Before an upgrade, ask for every object: who would notice if this were switched off on Monday? Then switch the silent ones off in the test system and wait for a full month end. What no one misses by then can go. This method needs patience, but no analysis tool.</p>
<h2>When an extension is worth its cost</h2>
<p>None of this makes extensions wrong. If the discount rule is how the company wins its best customers, it deserves careful engineering, good tests and its yearly figure, just as a machine in the plant does. The figure helps you tell that rule apart from the forty others that imitate an old screen.</p>
<p>Be suspicious of two arguments. “We have always done it this way” describes a habit, not a benefit. “It is only a small field” ignores that fields are printed, sent to partners, reported and archived; a small field in an order can easily have eleven consumers. Ask for the list, then decide.</p>
<p>A clean core is not a state you reach once. It is a balance that someone has to watch, like stock. Give it a number, an owner and a place on the agenda.</p>
`,
  categorySlug: 'sap',
  authorSlug: 'meenal-kharband',
  tags: ['clean core', 'ERP extensions', 'budgeting'],
  featured: false,
  publishedDaysAgo: 83,
  pictureSeed: 'clean-core-15',
}
