import type { Chapter } from '../../document-text'

export const oneCustomerTwoDepartments: Chapter = {
  title: 'One customer, two departments',
  blocks: [
    {
      lead: 'Marketing counts people who came. Sales counts people who signed. Between the two counts, companies lose money without noticing.',
    },
    {
      text: 'The argument is old and both sides are right. Marketing sends a hundred leads, and sales calls twenty. Sales says the rest were worthless, and marketing says no one called. Each has a system that proves it, because each system records one half of the story.',
    },
    {
      text: 'The solution is neither a better mood nor a joint away day. It is a shared record: one customer, one history, one set of words, kept by both departments and used every week. This eBook describes how to build it in a quarter, and what to leave alone.',
    },
    {
      figure: {
        kind: 'layers',
        caption: 'Figure 1. What a partnership is built on. Most efforts begin at the top, with nothing underneath.',
        alt: 'Four layers. On top a shared target, below it a weekly hour, below that common definitions, and at the bottom one record for each customer.',
        layers: [
          ['One target', 'Revenue from new and existing customers, shared by both'],
          ['One hour a week', 'The same six figures, reviewed together, with decisions'],
          ['One set of words', 'What a lead is, when it is handed over, when it comes back'],
          ['One record', 'Each company and person once, with everything that happened'],
        ],
      },
    },
    {
      note: 'Ask five people in both departments how many opportunities are open today. Write the answers on a board before you discuss anything.',
      title: 'Try this first',
    },
  ],
}
