import type { SeedBlog } from '../types'

export const aJobAdvertIsASpecification: SeedBlog = {
  blogName: 'A job advert is a specification',
  slug: 'a-job-advert-is-a-specification',
  description:
    'With the logos hidden, most job adverts look the same. Start with what a year of good work will change, allow five requirements and publish the numbers.',
  content: `
<p>Take ten adverts for the same role and hide the logos. You will not be able to tell the companies apart. A dynamic environment is looking for a passionate team player with excellent communication skills, seven years of experience in something that is five years old, and a degree. The sentence about lunch is the only fact. The text was copied from the last advert, which was copied from a competitor’s.</p>
<p>An advert is a specification, read by the person it specifies. If a supplier sent you a specification of this quality, you would return it with questions.</p>
<h2>Start with what the first year should achieve</h2>
<p>Before anyone writes a word, ask the hiring manager to finish one sentence: “A year from now, hiring this person will have been worth it because …” The answers are concrete. “Because the claims team no longer exports to a spreadsheet on Fridays.” “Because two juniors can release without me.” Put that sentence at the top of the advert, nearly unchanged. It tells an expert more than a page of duties, and unlike a list of technologies it makes the right people want to start.</p>
<p>If the manager cannot finish the sentence, the role is not ready. Waiting two weeks is cheaper than interviewing for three months without a clear goal.</p>
<h2>Allow five requirements, and justify each one</h2>
<p>Every requirement puts readers off, and long lists put off the wrong ones: careful people take a list literally, while confident people apply anyway. So allow five. For each, ask what would go wrong in the first three months without it. If the honest answer is that a colleague would help for a week, move it to a second, shorter list called “what you will learn here”.</p>
<table><thead><tr><th>Instead of</th><th>Write</th></tr></thead><tbody><tr><td>Eight years of experience</td><td>You have kept a service running through at least one bad quarter</td></tr><tr><td>Strong communicator</td><td>You explain a delay to a customer without using an abbreviation</td></tr><tr><td>Degree in computer science</td><td>Nothing, unless the law asks for it</td></tr><tr><td>Able to work under pressure</td><td>What the pressure is, and what is being done about it</td></tr></tbody></table>
<h2>Publish pay, hours and on-call duty</h2>
<p>State the pay, the hours, the days in the office, the size of the team and how often people are called at night. Candidates will learn all of this before they sign, so hiding it only means two interviews with people who would have declined. What readers look for first is a salary range, with a sentence on how to move from its lower to its upper end. In several countries where we recruit, the range is now required by law. Publish it everywhere.</p>
<h2>Describe the interview process</h2>
<p>Say how many conversations there will be, who they are with, how long each takes and when the candidate will hear back. Then keep to it. Good candidates have jobs, and every hour with you is an hour away from them. Two conversations and a paid piece of work are enough for nearly every role. If a company needs six, the first five probably had no agreed purpose.</p>
<ul><li>One conversation about the work, with someone who does it.</li><li>One piece of real work, paid, half a day at most.</li><li>One conversation about terms, with someone who has the authority to agree to them.</li></ul>
<p>Finally, read the advert aloud to the person who is leaving the job. Where they laugh, change the sentence.</p>
`,
  categorySlug: 'talent',
  authorSlug: 'kiet-duong-mercer',
  tags: ['hiring', 'job adverts', 'interviews'],
  featured: false,
  publishedDaysAgo: 174,
  pictureSeed: 'job-advert-2',
}
