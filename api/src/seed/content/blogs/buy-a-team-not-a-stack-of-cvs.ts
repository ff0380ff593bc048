import type { SeedBlog } from '../types'

export const buyATeamNotAStackOfCvs: SeedBlog = {
  blogName: 'Buy a team, not a stack of CVs',
  slug: 'buy-a-team-not-a-stack-of-cvs',
  description:
    'Staffing requests that list eleven skills and a day rate attract people who list eleven skills. A better brief describes the first ninety days of the work.',
  content: `
<p>The request arrives as a table: senior engineer, eight years, eleven technologies, on site three days, start Monday. Forty profiles come back, all of them containing the eleven words. Somebody interviews twelve people for an hour each and picks the most fluent. Five months later the work is late, the person is competent, and nobody can say what went wrong. We supply people for a living, and we would like fewer requests of that kind.</p>
<h2>Describe the work, then the person</h2>
<p>A brief should let a good engineer decide that the job is not for them. Half a page will do, if it answers what a candidate would ask a friend on the inside:</p>
<ul><li>What exists today, and what is it written in?</li><li>What should be different in ninety days, and how will anyone notice?</li><li>Who decides when two people disagree?</li><li>What has been tried before, and why did it stop?</li><li>How long does a change take from desk to production?</li></ul>
<p>The last answer predicts success better than any skill on the list. Where a change takes six weeks, an excellent engineer will be idle and unhappy; where it takes a day, an average one will surprise you. If your answer is six weeks, hire for that problem first.</p>
<h2>Three people who know each other beat five who do not</h2>
<p>Groups assembled from single profiles spend their first two months learning how to disagree. A small team that has delivered together brings its habits along: how it reviews, who tests, when it says no. It also comes with its own judgement about staffing. Let it propose the mix. You may ask for four developers and be offered two, a tester and somebody who used to run operations; that offer is worth listening to.</p>
<p>Look for evidence of shared work instead of shared employer. Ask the team to explain a decision they regretted and notice whether they finish one another's sentences or correct one another's facts. Both are good signs. Polite silence is not.</p>
<h2>Replace the interview with a morning</h2>
<p>An hour of questions measures preparation. A morning on a real, harmless piece of your backlog measures the work. Pay for it. Give access to a small repository, an ambiguous ticket and a person who can answer questions, then watch what happens to the ambiguity. Strong people shrink it within twenty minutes: they ask which customer complained, find the line, and propose the smallest change that could be checked.</p>
<table><thead><tr><th>You see</th><th>It often means</th></tr></thead><tbody><tr><td>Asks how the change will be released</td><td>Has carried things to the end before</td></tr><tr><td>Writes a failing test before the fix</td><td>Will leave the code safer than it was</td></tr><tr><td>Proposes a rewrite before noon</td><td>Has not yet been paged at night</td></tr><tr><td>Says "I do not know, give me ten minutes"</td><td>Can be trusted with production</td></tr></tbody></table>
<h2>Plan the leaving on the first day</h2>
<p>A supplier that cannot leave is a risk, and a good one knows it. Put the handover into the contract as work with a date: your own engineers perform a release, resolve an incident and reject a pull request while the external team watches. Do it after three months, not at the end. If it goes badly there is time, and if it goes well you will extend the contract for better reasons than fear.</p>
<p>Pair every external lead with somebody permanent from the beginning, even at half time. It feels expensive, because the permanent person is always busy. It costs far less than buying the knowledge back.</p>
<h2>What to pay attention to in the price</h2>
<p>Day rates are easy to compare and tell you little. Compare what a finished change costs: a rate 20 percent lower is no saving when the work needs twice the review. Ask for the rate, the expected length of stay of each person, and what happens if one of them goes. Continuity has a price, and it is honest to show it.</p>
<p>Then sign something short. Ninety days, an outcome both sides can observe, a review in week five at which either may stop. Teams that are good accept such terms gladly. They intend to be asked back.</p>
`,
  categorySlug: 'talent',
  authorSlug: 'kiet-duong-mercer',
  tags: ['staffing', 'team building', 'sourcing'],
  featured: false,
  publishedDaysAgo: 55,
  imageAlt: 'Drawn picture: single dots at the edge of a light ground join a dense, evenly packed blue spiral.',
  pictureSeed: 'buying-a-team-4',
}
