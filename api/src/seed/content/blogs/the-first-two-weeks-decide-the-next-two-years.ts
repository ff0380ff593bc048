import type { SeedBlog } from '../types'

export const theFirstTwoWeeksDecideTheNextTwoYears: SeedBlog = {
  blogName: 'The first two weeks decide the next two years',
  slug: 'the-first-two-weeks-decide-the-next-two-years',
  description:
    'Newcomers set their pace by what they see in ten days. Plan one change in production by Wednesday, three named people and four questions on day ten.',
  content: `
<p>A contractor joins on Monday. The laptop comes on Wednesday, access to the repository the following Tuesday, and the person who should explain the system is at a conference. By the end of the second week, an expensive engineer has read the wiki twice, fixed a typo and formed a lasting opinion of the company.</p>
<p>That costs about two working weeks, which everyone accepts as normal. The larger cost comes later. People set their pace and their standards by what they see in the first ten days. Where nothing moves, they learn to wait, and they keep the habit long after the cause has gone.</p>
<h2>Put a first change in production by the third day</h2>
<p>Set one visible target: by Wednesday evening, the newcomer has put a change in front of real users. It can be a sentence on a help page. The size does not matter, because any change that goes live passes through everything that does: the accounts, the build, the review, the release, the person who approves it. A newcomer will find what is broken on that path at once, because they are not used to it yet.</p>
<p>Keep a list of what they tripped over. It is a cheap audit of your delivery process, repeated with each new arrival.</p>
<h2>Name three contacts before the first day</h2>
<p>Introductions to twenty colleagues are forgotten by lunch. What a newcomer needs is three names with three different duties, in the email that arrives before the first day.</p>
<table><thead><tr><th>Who</th><th>For what</th><th>How often</th></tr></thead><tbody><tr><td>A guide from the team</td><td>Any question, however small</td><td>Twice a day for two weeks</td></tr><tr><td>Someone who uses the product</td><td>What the work is for</td><td>One hour in each of the first weeks</td></tr><tr><td>The person who decides on the contract</td><td>What would count as success</td><td>Days one, ten and thirty</td></tr></tbody></table>
<p>The guide should be the most recent arrival rather than the most senior. Someone who joined four months ago still remembers what was not obvious, and explaining it shows them how much they have learned.</p>
<h2>Explain the system, then hand over a real problem</h2>
<p>On the second day, spend an hour at a whiteboard: where a request comes in, what it touches, where things have gone wrong. Draw it together, crossings-out included. A prepared diagram hides what the newcomer most needs to see: the parts the team disagrees about.</p>
<p>Then hand over a real problem that can be solved in a week and that someone is waiting for. Unlike a practice exercise, it has a person at the other end who will be pleased on Friday, and the newcomer gets to meet them.</p>
<h2>Ask for an honest view on day ten</h2>
<p>For a short time, newcomers see your organisation clearly and are not yet afraid to describe it. That time starts in the second week and ends by the sixth. Take thirty minutes and ask four questions, without a form.</p>
<ul><li>What took longer than it should have?</li><li>What did you do twice?</li><li>Which rule could no one explain?</li><li>What did you expect to find here, and did not?</li></ul>
<p>Change one thing within the week and say whose suggestion it was. We place people with clients for a living. Those who are still there after two years are seldom the ones with the highest rate. They are the ones whose first change went live on a Wednesday.</p>
`,
  categorySlug: 'talent',
  authorSlug: 'kiet-duong-mercer',
  tags: ['onboarding', 'staffing', 'delivery'],
  featured: false,
  publishedDaysAgo: 146,
  pictureSeed: 'first-two-weeks-2',
}
