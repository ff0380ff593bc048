import type { SeedBlog } from '../types'

export const theFirstTwoWeeksDecideTheNextTwoYears: SeedBlog = {
  blogName: 'The first two weeks decide the next two years',
  slug: 'the-first-two-weeks-decide-the-next-two-years',
  description:
    'Newcomers set their pace by what they see in ten days. One change in production by Wednesday, three named people and four questions on day ten.',
  content: `
<p>A contractor joins on Monday. The laptop comes on Wednesday, access to the repository the following Tuesday, and the person who was to explain the system is at a conference. By the end of the second week an expensive engineer has read the wiki twice, fixed a typing error and formed a lasting opinion about the company. That opinion is usually right.</p>
<p>It costs about two working weeks, which everybody accepts as friction. The larger cost arrives later. People set their pace, and their standard of care, by what they see in the first ten days. Where nothing moves they learn to wait, and they keep the habit after the reason for it has gone.</p>
<h2>Production by the third day</h2>
<p>Set one visible target: by Wednesday evening, the newcomer has put a change in front of real users. It can be a sentence on a help page. The size is beside the point, because a change that goes live has touched everything that matters: the accounts, the build, the review, the release, the person who says yes. Whatever is broken on that path will be found at once, by somebody who has no reason yet to consider it normal.</p>
<p>Keep the list of what they tripped over. It is the cheapest audit of your delivery process that you will ever commission, and it renews itself with each arrival.</p>
<h2>Three people, named beforehand</h2>
<p>Introductions to twenty colleagues are forgotten by lunch. What a newcomer needs is three names with three different duties, written in the mail that arrives before the first day.</p>
<table><thead><tr><th>Who</th><th>For what</th><th>How often</th></tr></thead><tbody><tr><td>A guide from the team</td><td>Any question, however small</td><td>Twice a day for two weeks</td></tr><tr><td>Somebody who uses the product</td><td>What the work is for</td><td>One hour in each of the first weeks</td></tr><tr><td>Whoever decides on the contract</td><td>What would count as success</td><td>Days one, ten and thirty</td></tr></tbody></table>
<p>The guide should be the most recent arrival rather than the most senior. Someone who joined four months ago still remembers what was not obvious. Being asked to explain is also the moment at which they find out how much they have learnt.</p>
<h2>Give away the map, then a problem</h2>
<p>On the second day, one hour at a whiteboard: where a request comes in, what it touches, where it has hurt us. Draw it badly and together. A prepared diagram is admired; a drawing with crossings-out is understood, since the newcomer watches which parts the team disagrees about.</p>
<p>Then hand over a real problem that can be finished in a week and that someone is waiting for. Practice exercises are polite and teach politeness. With a real problem there is a person at the other end who will be pleased on Friday, and the newcomer meets them.</p>
<h2>Ask on day ten, and mean it</h2>
<p>There is a short window in which a stranger can see your organisation and is not yet afraid to describe it. It opens in the second week and closes by the sixth. Use it. Thirty minutes, four questions, no form.</p>
<ul><li>What took longer than it should have?</li><li>What did you do twice?</li><li>Which rule did nobody manage to explain?</li><li>What would you have expected to find here, and did not?</li></ul>
<p>Change one thing within the week and say whose remark it was. The next newcomer will hear about it before they arrive, and they will arrive prepared to look. We place people with clients for a living. Those who are still there after two years are seldom the ones with the highest rate. They are the ones whose first change went live on a Wednesday.</p>
`,
  categorySlug: 'talent',
  authorSlug: 'kiet-duong-mercer',
  tags: ['onboarding', 'staffing', 'delivery'],
  featured: false,
  publishedDaysAgo: 146,
  imageAlt:
    'Drawn picture: a few stray specks on a dark ground drift towards a blue spiral that turns around an orange centre.',
  pictureSeed: 'first-two-weeks-2',
}
