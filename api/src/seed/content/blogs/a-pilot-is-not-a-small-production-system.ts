import type { SeedBlog } from '../types'

export const aPilotIsNotASmallProductionSystem: SeedBlog = {
  blogName: 'A pilot is not a small production system',
  slug: 'a-pilot-is-not-a-small-production-system',
  description:
    'AI assistants impress in the demonstration and stall before launch. The gap is not the model but four pieces of work that the pilot was allowed to skip.',
  content: `
<p>The pattern is familiar by now. In six weeks a small team builds an assistant that answers questions from the company's own documents. The board sees it and is impressed, with reason. Nine months later it still has forty users, a legal question nobody has answered and a budget line called phase two. The model improved twice in the meantime. The project did not.</p>
<p>A pilot proves that something is possible. Production proves that it is dependable, and these are different pieces of work with different people. What follows is the work that pilots may skip and launches may not.</p>
<h2>A set of questions with known answers</h2>
<p>Ask the team how good the assistant is. If the reply is a story, there is no measurement. Before anything else is built, collect two hundred real questions from the people who will use it: from the help desk's tickets, from search logs, from a week of listening. For each, an expert writes what a good answer must contain and what it must never say. That takes perhaps eight expert days and outlives every model you will try.</p>
<p>Include the awkward ones on purpose. A fifth of the set should be questions the documents cannot answer, because the most expensive failure is a fluent reply to exactly those. Another part should be asked by people who may not see the answer, since permission is a quality attribute too.</p>
<h2>Documents fit to be read</h2>
<p>Retrieval brings up what exists, and what exists includes four versions of the travel policy. People know which one applies; a search index does not. The unpopular truth of these projects is that half the effort is housekeeping in the sources: owners, dates, superseded marks, tables that were scanned as pictures.</p>
<p>Do not clean everything. Take the failed questions from the test set, trace each to the source that misled it, and repair those. In one exercise of this kind, a representative case rather than a promise, thirty documents out of nine thousand accounted for most of the wrong answers. A clean-up of thirty documents has an end.</p>
<h2>A defined way to be wrong</h2>
<p>Every assistant will be wrong. The design question is what happens then. Decide it per use, in a table a lawyer can read.</p>
<table><thead><tr><th>Use</th><th>Cost of an error</th><th>What the design does</th></tr></thead><tbody><tr><td>Finding a clause</td><td>Minutes</td><td>Shows the source beside the answer</td></tr><tr><td>Drafting a reply</td><td>Embarrassment</td><td>A person sends it, always</td></tr><tr><td>Advising on cover</td><td>Money and liability</td><td>Quotes the wording, refuses to interpret</td></tr><tr><td>Changing a record</td><td>Hard to undo</td><td>Proposes; a second system applies after approval</td></tr></tbody></table>
<p>The last row deserves attention. An assistant that can act needs the controls of any user who can act: its own identity, the narrowest rights, a log that names the person on whose behalf it worked, and a switch that stops it. We would not let a pilot near a write operation, and we would not call a system finished without a tested switch.</p>
<h2>Somebody whose job it is</h2>
<p>Prompts, sources and models drift apart as soon as people stop watching. One named owner with a day a week can run the test set after every change, read fifty conversations, and retire what is not used. Without that day the quality decays silently. Users do not complain; they go back to asking a colleague.</p>
<h2>Three questions before phase two</h2>
<p>If you are about to fund the step from demonstration to service, ask for three things on paper:</p>
<ul><li>the score on the question set, today and with the previous model;</li><li>the list of uses with the agreed behaviour when the answer is wrong;</li><li>the name of the owner, and the task that this person will give up to make room.</li></ul>
<p>A team that has these will launch within a quarter, often with the model it already has. A team that lacks them needs no better model. It needs a month of the dull work above, and it is a good month to pay for.</p>
`,
  categorySlug: 'data-and-ai',
  authorSlug: 'tomas-arrebola',
  tags: ['AI assistants', 'evaluation', 'governance'],
  featured: false,
  publishedDaysAgo: 20,
  imageAlt:
    'Drawn picture: a loose network on a dark ground straightens out while one blue path runs through it to an orange end.',
  pictureSeed: 'pilot-to-production-72',
}
