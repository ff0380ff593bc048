import type { SeedBlog } from '../types'

export const retrieveFirstTrainLast: SeedBlog = {
  blogName: 'Retrieve first, train last',
  slug: 'retrieve-first-train-last',
  description:
    'Most wrong answers from a company assistant come from its search, not its model. How a hundred marked questions show which step failed and how to fix it.',
  content: `
<p>Someone asks the new assistant about parental leave in the Rotterdam office and gets a fluent, well-structured answer that applies to Houston. The first reaction in the project room is to train the model: it does not know our company. The second, a week and a quotation later, is to buy a larger one. No one has yet asked why the assistant gave that answer.</p>
<h2>Find out which step went wrong</h2>
<p>An assistant for your own documents works in four steps: it interprets the question, finds passages, writes an answer from them, and shows a source. In the case above, the model never saw the Rotterdam policy. It was given three passages about leave, all American, and wrote an excellent summary. Training would only have made it more confident.</p>
<p>So before anything is improved, take a hundred real questions and mark for each the first step that went wrong. It takes two people a day and a half, and the result is rarely what anyone expected.</p>
<table><thead><tr><th>First step that failed</th><th>In an illustrative hundred</th><th>How to fix it</th></tr></thead><tbody><tr><td>No document contains the answer</td><td>23</td><td>Someone writes one</td></tr><tr><td>It was not found</td><td>41</td><td>Search, splitting, metadata</td></tr><tr><td>It was found and misread</td><td>9</td><td>Instructions, or another model</td></tr><tr><td>Right, but impossible to check</td><td>12</td><td>Sources that open at the sentence</td></tr><tr><td>Right</td><td>15</td><td>Leave it alone</td></tr></tbody></table>
<h2>Fix search before the model</h2>
<p>The largest row takes old-fashioned work. Documents were cut every five hundred words, in the middle of a table. Titles were lost, so that a paragraph no longer knows which country it is about. Three versions of the same policy are in the index, and the oldest is the longest and wins. None of this needs a better model. It needs someone to open the documents.</p>
<p>Store the heading, the country, the date and the owner with every piece. Search by words as well as by meaning, because a part number has no meaning. Filter before ranking: if the person asking works in Rotterdam, leave Houston out. And remove what is outdated. An index of four thousand current documents answers better than one of sixty thousand old ones.</p>
<h2>Measure with the questions that matter most</h2>
<p>Keep two hundred questions, each with the passages that answer it, written by the people who answer them today, and run them on every change, like a regression suite. Report two numbers, and keep them apart: how often the right passage was among the first five, and how often the answer was faithful to what was shown. The first tells the team what to do next. The second tells the lawyer whether the assistant can go live.</p>
<p>Add thirty questions that have no answer in the documents. A good assistant says so. One that never does will lose its users’ trust the first time it matters.</p>
<h2>When training is the right choice</h2>
<p>There are cases for it: a fixed form that must come out the same every time, a vocabulary no general model has met, a small model that has to run on a machine in the plant. They have one thing in common: the knowledge does not change next month. Facts do change, so they belong in documents that someone can correct in the afternoon and see corrected in the evening.</p>
<p>If you have a budget for one thing this quarter, spend it on the hundred questions. They will still be useful when the model, the vendor and the framework have all been replaced.</p>
`,
  categorySlug: 'data-and-ai',
  authorSlug: 'tomas-arrebola',
  tags: ['retrieval', 'evaluation', 'assistants'],
  featured: false,
  publishedDaysAgo: 125,
  pictureSeed: 'retrieve-first-1',
}
