import type { SeedBlog } from '../types'

export const whatAServiceDeskShouldStopCounting: SeedBlog = {
  blogName: 'What a service desk should stop counting',
  slug: 'what-a-service-desk-should-stop-counting',
  description:
    'Fast answers and closed tickets describe the desk, not the people who could not work. Count lost hours, track reopened tickets, let the desk remove causes.',
  content: `
<p>A service desk that answers in twenty seconds and closes nine tickets in ten on the first call can still be making a company slower. We have seen desks with perfect scorecards whose users had quietly stopped calling. They asked a colleague instead, which is the most expensive support channel there is, and one that no one measures.</p>
<p>The problem is what the desk counts. Speed of answer, tickets closed, average handling time: each was chosen because the telephone system could produce it. They describe the desk, not the person who could not work.</p>
<h2>Count the hours users lost</h2>
<p>With every contact, ask one more question: how long were you unable to do your job before this was solved? Users answer to the nearest quarter of an hour and are surprisingly honest. Add up the answers by cause and sort them. The list rarely resembles the list by volume. In one made-up but ordinary month, password resets led by number with four hundred contacts and cost eighty hours, while a printing fault in one warehouse produced eleven contacts and cost two hundred and ten.</p>
<p>A manager with the first list buys a self-service portal for passwords. A manager with the second sends someone to the warehouse.</p>
<h2>Track tickets that come back</h2>
<p>A ticket that is closed on Tuesday and comes back on Thursday was never solved. Yet most reports count it as two successes. Count it as one failure instead, and define it clearly: same person, same symptom, within ten days, however it is labelled. When a desk first publishes that figure, it looks dreadful, but within a quarter the work changes. Agents stay on the line until the file opens. They write down what they did, for the next agent.</p>
<table><thead><tr><th>Old measure</th><th>What it rewards</th><th>Try instead</th></tr></thead><tbody><tr><td>Average handling time</td><td>Ending the call</td><td>Solved and still solved after ten days</td></tr><tr><td>First-level resolution</td><td>Not asking an expert</td><td>Contacts per hundred users, by cause</td></tr><tr><td>Satisfaction survey</td><td>Friendliness</td><td>Hours lost, in the user’s own estimate</td></tr></tbody></table>
<h2>Let the service desk remove causes</h2>
<p>The people who hear a fault forty times know more about it than its owner, but in most organisations they may only route it. Give the desk a small right: every month it names three causes, and the owning team must either remove each within thirty days or explain in writing why not. The explanation goes to the director who approves the budget. Three is enough: thirty-six causes a year is more than most improvement programmes achieve.</p>
<p>Give it time as well. An agent who is on the phone for seven and a half hours cannot write an article, test an image or sit with a team that is about to release something confusing. Half a day each week away from the queue pays for itself by the second month, because it prevents the calls that keep coming back.</p>
<h2>Title help articles in users’ own words</h2>
<p>Look at what users type into the portal’s search field and then at the titles of your articles. Users write “cannot open invoices from home”. The article is called “Remote access client: split tunnelling configuration”. Rename it. An afternoon of renaming does more for self-service than a new platform, and no one needs training for it.</p>
<p>If a partner runs the desk for you, put these measures in the contract and take the old ones out; a supplier cannot afford to be good at something you do not pay for. We say so as a supplier: when a desk is paid by the ticket, no one has a reason to make tickets disappear.</p>
`,
  categorySlug: 'operations',
  authorSlug: 'joanne-pettibrook',
  tags: ['service desk', 'metrics', 'self-service'],
  featured: false,
  publishedDaysAgo: 188,
  pictureSeed: 'service-desk-1',
}
