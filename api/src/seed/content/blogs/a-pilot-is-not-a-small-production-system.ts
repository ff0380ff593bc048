import type { SeedBlog } from '../types'

export const aPilotIsNotASmallProductionSystem: SeedBlog = {
  blogName: 'A pilot is not a small production system',
  slug: 'a-pilot-is-not-a-small-production-system',
  description:
    'AI assistants impress in a demo and stall before launch. The gap is not the model. It is four pieces of work that the pilot was allowed to skip.',
  content: `
<p>The pattern is familiar by now. In six weeks a small team builds an assistant that answers questions from the company’s own documents. The board sees it and is impressed, with good reason. Nine months later it still has forty users, an open legal question and a budget line called phase two. The model has improved twice in the meantime. The project has not.</p>
<p>A pilot shows that something is possible. Production has to show that it is dependable, which takes different work and different people. Here is the work that a pilot can skip and a launch cannot.</p>
<h2>Build a test set of questions with known answers</h2>
<p>Ask the team how good the assistant is. If the reply is a story, there is no measurement. Before anything else is built, collect two hundred real questions from the people who will use it: from the help desk’s tickets, from search logs, from a week of listening. For each, an expert writes what a good answer must contain and what it must never say. That takes about eight expert days, and you can use it with every model you try.</p>
<p>Include the awkward ones on purpose. A fifth of the set should be questions the documents cannot answer, because the most expensive failure is a fluent reply to exactly those. Others should come from people who are not allowed to see the answer, because respecting permissions is part of quality.</p>
<h2>Clean up the documents that cause errors</h2>
<p>Retrieval finds whatever exists, including four versions of the travel policy. People know which one applies; a search index does not. Half the effort in these projects is cleaning up the sources: adding owners and dates, marking superseded versions, replacing tables that were scanned as pictures.</p>
<p>Do not clean everything. Take the failed questions from the test set, trace each to the source that misled it, and repair those. In one exercise of this kind, a representative case rather than a promise, thirty documents out of nine thousand accounted for most of the wrong answers. Cleaning up thirty documents is a manageable task.</p>
<h2>Decide what happens when the answer is wrong</h2>
<p>Every assistant will be wrong at times. Decide what happens then, use by use, in a table a lawyer can read.</p>
<table><thead><tr><th>Use</th><th>Cost of an error</th><th>What the design does</th></tr></thead><tbody><tr><td>Finding a clause</td><td>Minutes</td><td>Shows the source beside the answer</td></tr><tr><td>Drafting a reply</td><td>Embarrassment</td><td>A person sends it, always</td></tr><tr><td>Advising on cover</td><td>Money and liability</td><td>Quotes the wording, refuses to interpret</td></tr><tr><td>Changing a record</td><td>Hard to undo</td><td>Proposes a change; a second system applies it after approval</td></tr></tbody></table>
<p>The last row deserves attention. An assistant that can act needs the same controls as any user who can act: its own identity, the narrowest rights, a log that names the person it worked for, and a switch that stops it. We would not let a pilot near a write operation, or call a system finished without a tested switch.</p>
<h2>Appoint an owner with time for the job</h2>
<p>Prompts, sources and models drift apart as soon as people stop watching. One named owner with a day a week can run the test set after every change, read fifty conversations and retire what is not used. Without that day, quality drops unnoticed. Users do not complain; they go back to asking a colleague.</p>
<h2>Three things to ask for before you fund phase two</h2>
<p>Before you pay for the step from demo to service, ask for three things in writing:</p>
<ul><li>the score on the question set, today and with the previous model;</li><li>the list of uses with the agreed behaviour when the answer is wrong;</li><li>the name of the owner, and the task that this person will give up to make room.</li></ul>
<p>A team that has these can launch within a quarter, often with the model it already has. A team without them does not need a better model. It needs a month for the work above.</p>
`,
  categorySlug: 'data-and-ai',
  authorSlug: 'tomas-arrebola',
  tags: ['AI assistants', 'evaluation', 'governance'],
  featured: false,
  publishedDaysAgo: 20,
  pictureSeed: 'pilot-to-production-72',
}
