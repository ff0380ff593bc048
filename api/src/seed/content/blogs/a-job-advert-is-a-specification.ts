import type { SeedBlog } from '../types'

export const aJobAdvertIsASpecification: SeedBlog = {
  blogName: 'A job advert is a specification',
  slug: 'a-job-advert-is-a-specification',
  description:
    'Hide the logos and nobody can tell ten adverts apart. Begin with what a year of good work has changed, allow five requirements and publish the numbers.',
  content: `
<p>Read ten adverts for the same role and hide the logos. You will not be able to tell the companies apart. A dynamic environment is looking for a passionate team player with excellent communication skills, seven years of experience in something that is five years old, and a degree. The sentence about lunch is the only fact. Whoever wrote it copied it from the last one, which was copied from a competitor.</p>
<p>An advert is the specification of a person, read by that person. If a supplier sent you a specification of this quality you would return it with questions.</p>
<h2>Start with the last line of the first year</h2>
<p>Before a word is written, let the hiring manager finish one sentence: a year from now, this person has been worth it because. The endings that come out are concrete. "Because the claims team no longer exports to a spreadsheet on Fridays." "Because two juniors can release without me." Put that sentence at the top of the advert, nearly unchanged. It tells an expert more than a page of duties, and it does something a list of technologies cannot: it makes some of the right people impatient to begin.</p>
<p>If the manager cannot finish the sentence, the role is not ready. Waiting two weeks is cheaper than interviewing for three months towards a goal that will be discovered afterwards.</p>
<h2>Five requirements, and prove each</h2>
<p>Every requirement removes readers, and long lists do not remove the wrong ones. They remove the careful ones, who take a list literally, and keep the confident. So allow five. For each, ask what would go wrong in the first three months without it. If the honest answer is that a colleague would help for a week, move it to a second, shorter list called "you will pick up here".</p>
<table><thead><tr><th>Instead of</th><th>Write</th></tr></thead><tbody><tr><td>Eight years of experience</td><td>You have kept a service running through at least one bad quarter</td></tr><tr><td>Strong communicator</td><td>You explain a delay to a customer without using an abbreviation</td></tr><tr><td>Degree in computer science</td><td>Nothing, unless the law asks for it</td></tr><tr><td>Able to work under pressure</td><td>What the pressure is, and what is being done about it</td></tr></tbody></table>
<h2>Publish the numbers</h2>
<p>Pay, hours, days in the office, size of the team, how often one is called at night. People will learn all of these before they sign, so the only effect of hiding them is to spend two interviews on those who would have declined. A range with a sentence on how one gets from its lower to its upper end is the line that readers look for first. In several of the countries where we recruit the range is now required by law; write it as if it were everywhere.</p>
<h2>Describe the interview as well</h2>
<p>Say how many conversations there will be, with whom, how long each takes and when the answer comes. Then keep to it. Good candidates have jobs, and each hour with you is an hour they take from somewhere. Two conversations and a paid piece of work are enough for nearly every role that we fill. Where a company needs six, the sixth is there because the first five had no agreed question.</p>
<ul><li>One conversation about the work, with someone who does it.</li><li>One piece of real work, paid, half a day at most.</li><li>One conversation about terms, with someone who may agree to them.</li></ul>
<p>Finally, read the advert aloud to the person who left the job. They will laugh in two places. Those are the two sentences to change.</p>
`,
  categorySlug: 'talent',
  authorSlug: 'kiet-duong-mercer',
  tags: ['hiring', 'job adverts', 'interviews'],
  featured: false,
  publishedDaysAgo: 174,
  imageAlt:
    'Drawn picture: two sets of rings on a light ground overlap, one broken, one whole and blue around an orange centre.',
  pictureSeed: 'job-advert-2',
}
