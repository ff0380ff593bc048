import type { SeedBlog } from '../types'

export const retireTheMainframeOneReportAtATime: SeedBlog = {
  blogName: 'Retire the mainframe one report at a time',
  slug: 'retire-the-mainframe-one-report-at-a-time',
  description:
    'Big replacements of old systems fail on the things nobody listed. Start with what the machine produces, not with its programs, and move one output at a time.',
  content: `
<p>Plans to replace a mainframe tend to begin with an inventory of programs. Twelve thousand of them, say, with five million lines. The number is so large that the plan becomes large as well: four years, a single switch at the end, a budget that needs the board. About two years in, a new executive asks what has been delivered so far, and the honest answer is a translation tool and a great many slides.</p>
<p>I have taken part in both kinds of project, the one that counts programs and the one that counts results. Only the second kind has ended with the machine being switched off while I was still there to see it.</p>
<h2>List what leaves the building</h2>
<p>A system is known by its outputs: letters, payments, files to partners, screens that people use, reports that somebody opens. List those, and for each one write down who receives it and what they do with it. The list is far shorter than the inventory of programs, a few hundred lines as a rule, and you can make it without reading any COBOL. Operators know it by heart, because they are called when one is missing.</p>
<p>Expect surprises in both directions. A third of the reports, in a fairly ordinary estate, have no reader; they are printed, or filed, because someone asked for them in 1998. And two or three outputs turn out to be vital although nobody in management has heard of them, such as the file that tells the pension fund who has died.</p>
<h2>Move the end of the chain first</h2>
<p>Choose one output and rebuild it outside, from a copy of the data that the old system still owns. Run both for a full business cycle and compare every value. When they agree, the old job is turned off. That is the whole method, and its charm is that each step ends with something being switched off.</p>
<ol><li>Replicate the tables behind the output, read only, to the new platform.</li><li>Rebuild the output there, with today's rules rather than a translation of the old code.</li><li>Compare automatically, day by day, and explain every difference in writing.</li><li>Switch the reader over, keep the old job for one more cycle, then delete it.</li></ol>
<p>Step three is where the knowledge lies. Differences fall into three heaps: errors in the new version, errors in the old one, and rules nobody remembered. The last heap is precious. Each rule goes into a document and a test on the day that it is found, with the name of the person who confirmed it.</p>
<h2>Only then move the writing</h2>
<p>Reading is the easy half. Sooner or later the new platform must own data, and for some months both sides will believe that they do. Draw the boundary along a business object and not along a table: new contracts live on the new side from a certain date, existing ones stay until their next renewal. A boundary of that sort can be explained to a clerk. One that runs through the middle of a customer cannot be explained to anyone.</p>
<blockquote><p>If you cannot say in one sentence which system is right about a given record, neither of them is.</p></blockquote>
<p>Keep synchronisation one-way for every object. Two-way replication looks like flexibility and behaves like a second mainframe, except that nobody has thirty years of experience with it.</p>
<h2>Look after the people who know</h2>
<p>The experts are often near retirement and have been told for a decade that their system is a problem. They hold the only complete specification. Give them the comparison reports and the authority to decide which difference is an error; ask them to name what worries them most. Pay a retention bonus that ends with the last switched-off job and not at a date, so that their interest and yours point the same way.</p>
<h2>How you know it is working</h2>
<p>Track one figure: outputs still produced by the old machine. It starts at perhaps three hundred and must fall every month. Do not count lines of code converted, sprints or percent complete. When the figure stalls for two months, stop and ask why, since the likely reason is a boundary that was drawn in the wrong place.</p>
<p>Costs will fall late; licences come in steps, and the machine is billed whole until it is gone. Say so at the outset. What falls early is risk. After the first ten outputs you know your real speed, the new platform has real users, and if the money ran out tomorrow you would keep everything you had built.</p>
`,
  categorySlug: 'modernisation',
  authorSlug: 'kiet-duong-mercer',
  tags: ['mainframe', 'legacy modernisation', 'migration'],
  featured: false,
  publishedDaysAgo: 69,
  imageAlt: 'Drawn picture: crossing strands on a dark ground separate, one after another, into level parallel lines.',
  pictureSeed: 'mainframe-reports-35',
}
