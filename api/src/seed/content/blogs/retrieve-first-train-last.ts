import type { SeedBlog } from '../types'

export const retrieveFirstTrainLast: SeedBlog = {
  blogName: 'Retrieve first, train last',
  slug: 'retrieve-first-train-last',
  description:
    'Most wrong answers of a company assistant were lost in search, not in the model. How a hundred marked questions show which step failed and what mends it.',
  content: `
<p>Somebody asks the new assistant about parental leave in the Rotterdam office and gets a fluent, well-structured answer that applies to Houston. The first reaction in the project room is to train the model: it does not know our company. The second, a week and a quotation later, is to buy a larger one. Both are answers to a question nobody has asked yet, which is why it said what it said.</p>
<h2>Find out which step failed</h2>
<p>An assistant over your own documents is a chain of four: the question is understood, passages are found, an answer is written from them, a source is shown. In the case above the model never saw the Rotterdam policy. It was handed three passages about leave, all American, and wrote an excellent summary. Training would have taught it to be more confident.</p>
<p>So before anything is improved, take a hundred real questions and mark for each the first step that went wrong. It takes two people a day and a half. The result is rarely what the room expected.</p>
<table><thead><tr><th>First step that failed</th><th>In an illustrative hundred</th><th>What mends it</th></tr></thead><tbody><tr><td>No document says it</td><td>23</td><td>Somebody writes it</td></tr><tr><td>It was not found</td><td>41</td><td>Search, splitting, metadata</td></tr><tr><td>It was found and misread</td><td>9</td><td>Instructions, or another model</td></tr><tr><td>Right, but nobody could check</td><td>12</td><td>Sources that open at the sentence</td></tr><tr><td>Right</td><td>15</td><td>Leave it alone</td></tr></tbody></table>
<h2>Search is the product</h2>
<p>The large row is old-fashioned work. Documents were cut every five hundred words, in the middle of a table. Titles were lost, so that a paragraph no longer knows which country it is about. Three versions of the same policy are in the index, and the oldest is the longest and wins. None of this needs a model. It needs somebody who opens the documents.</p>
<p>Carry the heading, the country, the date and the owner with every piece. Search by words as well as by meaning, because a part number has no meaning. Filter before ranking: if the person asking sits in Rotterdam, Houston should not compete. And throw away. An index of four thousand documents that are in force answers better than one of sixty thousand that once were.</p>
<h2>Measure with questions you would be ashamed to get wrong</h2>
<p>Keep two hundred questions with their right passages, written by the people who answer them today, and run them on every change, as one would a regression suite. Report two numbers and refuse to merge them: how often the right passage was among the first five, and how often the answer was faithful to what was shown. The first tells the team what to do next. The second tells the lawyer whether they may.</p>
<p>Add thirty questions that have no answer in the documents. A good assistant says so. One that never says so will be believed until the day it matters, and then not at all.</p>
<h2>When training is right after all</h2>
<p>There are cases for it: a fixed form that must come out the same every time, a vocabulary no general model has met, a small model that has to run on a machine in the plant. They share a trait. The knowledge in them does not change next month. Facts do, and facts belong into documents that somebody can correct in the afternoon and see corrected in the evening.</p>
<p>If you have a budget for one thing this quarter, spend it on the hundred questions. It is the only deliverable of the project that will still be useful when the model, the vendor and the framework have all been replaced.</p>
`,
  categorySlug: 'data-and-ai',
  authorSlug: 'tomas-arrebola',
  tags: ['retrieval', 'evaluation', 'assistants'],
  featured: false,
  publishedDaysAgo: 125,
  imageAlt:
    'Drawn picture: a loose web on a light ground turns into straight rows while a blue path climbs to an orange ring.',
  pictureSeed: 'retrieve-first-1',
}
