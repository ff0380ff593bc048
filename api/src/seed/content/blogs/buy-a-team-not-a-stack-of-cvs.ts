import type { SeedBlog } from '../types'

export const buyATeamNotAStackOfCvs: SeedBlog = {
  blogName: 'Buy a team, not a stack of CVs',
  slug: 'buy-a-team-not-a-stack-of-cvs',
  description:
    'Requests that list eleven skills and a day rate attract people who list eleven skills. A better brief describes the first ninety days of work.',
  content: `
<p>The request arrives as a table: senior engineer, eight years, eleven technologies, on site three days, start Monday. Forty profiles come back, all of them containing the eleven words. Someone interviews twelve people for an hour each and picks the most fluent. Five months later the work is late, the person is competent, and no one can say what went wrong. We supply people for a living, and we would like fewer requests like this.</p>
<h2>Describe the work before the person</h2>
<p>A good brief lets an engineer decide that the job is not for them. Half a page is enough if it answers what a candidate would ask a friend who works there:</p>
<ul><li>What exists today, and what is it written in?</li><li>What should be different in ninety days, and how will anyone notice?</li><li>Who decides when two people disagree?</li><li>What has been tried before, and why did it stop?</li><li>How long does a change take from desk to production?</li></ul>
<p>The last answer predicts success better than any skill on the list. Where a change takes six weeks, an excellent engineer will be idle and unhappy; where it takes a day, an average one will do well. If your answer is six weeks, hire someone to fix that first.</p>
<h2>Choose three people who have worked together over five who have not</h2>
<p>Groups assembled from individual profiles spend their first two months learning how to work together. A small team that has delivered together brings its habits along: how it reviews, who tests, when it says no. It can also judge its own staffing, so let it propose the mix. You may ask for four developers and be offered two, a tester and someone who used to run operations. Take that offer seriously.</p>
<p>Look for evidence of shared work, not just a shared employer. Ask the team to explain a decision they regretted. If they finish one another’s sentences or correct one another’s facts, that is a good sign. Polite silence is not.</p>
<h2>Replace the interview with a paid morning of real work</h2>
<p>An hour of questions measures preparation. A morning on a real, harmless piece of your backlog shows how someone works. Pay for that time. Give access to a small repository, an ambiguous ticket and a person who can answer questions, then watch what happens to the ambiguity. Strong people reduce it within twenty minutes: they ask which customer complained, find the line, and propose the smallest change that could be checked.</p>
<table><thead><tr><th>You see</th><th>It often means</th></tr></thead><tbody><tr><td>Asks how the change will be released</td><td>Has carried things to the end before</td></tr><tr><td>Writes a failing test before the fix</td><td>Will leave the code safer than it was</td></tr><tr><td>Proposes a rewrite before noon</td><td>Has not yet been paged at night</td></tr><tr><td>Says “I do not know, give me ten minutes”</td><td>Can be trusted with production</td></tr></tbody></table>
<h2>Plan the handover from the first day</h2>
<p>A supplier that cannot leave is a risk, and a good one knows it. Put the handover into the contract as a piece of work with a date: your own engineers perform a release, resolve an incident and reject a pull request while the external team watches. Do it after three months, not at the end. If it goes badly, there is time to improve. If it goes well, you can extend the contract because you want to, not because you have to.</p>
<p>Pair every external lead with a permanent employee from the beginning, even half-time. It feels expensive, because that person is always busy, but it costs far less than buying the knowledge back later.</p>
<h2>Compare the cost of finished work, not day rates</h2>
<p>Day rates are easy to compare and tell you little. Compare what a finished change costs: a rate 20 per cent lower is no saving when the work needs twice the review. Ask for the rate, the expected length of stay of each person, and what happens if one of them goes. Continuity has a price, and a good offer shows it.</p>
<p>Then sign a short contract: ninety days, an outcome both sides can observe, and a review in week five at which either side may stop. Good teams accept such terms gladly, because they expect to be asked back.</p>
`,
  categorySlug: 'talent',
  authorSlug: 'kiet-duong-mercer',
  tags: ['staffing', 'team building', 'sourcing'],
  featured: false,
  publishedDaysAgo: 55,
  pictureSeed: 'buying-a-team-4',
}
