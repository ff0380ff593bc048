import type { SeedBlog } from '../types'

export const retireTheMainframeOneReportAtATime: SeedBlog = {
  blogName: 'Retire the mainframe one report at a time',
  slug: 'retire-the-mainframe-one-report-at-a-time',
  description:
    'Big replacements of old systems fail because of what no one listed. Start with what the machine produces, not its programs; move one output at a time.',
  content: `
<p>Plans to replace a mainframe tend to begin with an inventory of programs. Say twelve thousand of them, with five million lines. The number is so large that the plan becomes large as well: four years, a single switch at the end, and a budget that needs the board. About two years in, a new executive asks what has been delivered so far, and the honest answer is a translation tool and a lot of slides.</p>
<p>I have worked on both kinds of project: the kind that counts programs and the kind that counts results. Only the second kind ended with the machine switched off while I was still there to see it.</p>
<h2>List the system’s outputs</h2>
<p>What matters about a system is what it produces: letters, payments, files for partners, screens that people use, reports that someone opens. List these outputs, and write down who receives each one and what they do with it. The list is far shorter than the inventory of programs, usually a few hundred lines, and you can make it without reading any COBOL. Operators know it by heart, because they get the call when something is missing.</p>
<p>Expect surprises in both directions. In a typical estate, a third of the reports have no reader; they are printed, or filed, because someone asked for them in 1998. And two or three outputs turn out to be vital although no one in management has heard of them, such as the file that tells the pension fund which members have died.</p>
<h2>Move one output at a time</h2>
<p>Choose one output and rebuild it outside, from a copy of the data that the old system still owns. Run both for a full business cycle and compare every value. When they agree, turn the old job off. Each step ends with something switched off.</p>
<ol><li>Replicate the tables behind the output, read only, to the new platform.</li><li>Rebuild the output there, with today’s rules rather than a translation of the old code.</li><li>Compare automatically, day by day, and explain every difference in writing.</li><li>Switch the reader over, keep the old job for one more cycle, then delete it.</li></ol>
<p>Step three is where you learn the most. Differences fall into three groups: errors in the new version, errors in the old one, and forgotten rules. The last group is the most valuable. Record each rule in a document and a test on the day it is found, with the name of the person who confirmed it.</p>
<h2>Move the ownership of data last</h2>
<p>Reading is the easy half. Sooner or later the new platform must own data, and for some months both sides will believe that they do. Draw the boundary along a business object, not along a table: from a certain date, new contracts live on the new side, and existing ones stay until their next renewal. You can explain such a boundary to a clerk. You cannot explain one that splits a customer’s record in two.</p>
<blockquote><p>If you cannot say in one sentence which system is right about a given record, neither of them is.</p></blockquote>
<p>Keep synchronisation one-way for every object. Two-way replication looks flexible, but it becomes a second legacy system that no one has experience with.</p>
<h2>Look after the mainframe experts</h2>
<p>The experts are often near retirement and have been told for a decade that their system is a problem. They are the only complete specification you have. Give them the comparison reports and the authority to decide which difference is an error; ask them to name what worries them most. Tie their retention bonus to the last job switched off, not to a date, so that their interests match yours.</p>
<h2>Track progress by the outputs that remain</h2>
<p>Track one figure: outputs still produced by the old machine. It starts at perhaps three hundred and must fall every month. Do not count lines of code converted, sprints or percentages of completion. When the figure stalls for two months, stop and ask why. The likely reason is a boundary drawn in the wrong place.</p>
<p>Costs will fall late: licences come in steps, and you pay for the whole machine until it is gone. Say so at the start. Risk falls early. After the first ten outputs you know your real speed, the new platform has real users, and if the money ran out tomorrow you would keep everything you had built.</p>
`,
  categorySlug: 'modernisation',
  authorSlug: 'kiet-duong-mercer',
  tags: ['mainframe', 'legacy modernisation', 'migration'],
  featured: false,
  publishedDaysAgo: 69,
  pictureSeed: 'mainframe-reports-35',
}
