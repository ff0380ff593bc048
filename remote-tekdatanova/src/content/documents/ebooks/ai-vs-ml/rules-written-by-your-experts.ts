import type { Chapter } from '../../document-text'

export const rulesWrittenByYourExperts: Chapter = {
  title: 'Rules: written by your experts',
  blocks: [
    {
      text: 'Rules sound old-fashioned, yet payroll, air traffic and tax run on them. They are the right choice more often than conferences suggest.',
    },
    { heading: 'Choose rules when' },
    {
      bullets: [
        'the answer is laid down by law, contract or policy, and exceptions must remain exceptions;',
        'a few hundred rules at most describe the work, and experts agree on them;',
        'every single answer has to be explained to someone who may sue;',
        'there are no examples yet, because the product is new.',
      ],
    },
    { heading: 'What rules cost' },
    {
      text: 'Rules grow. The first fifty cover most cases, the next two hundred contradict each other, and after three years no one dares to delete one. Keep them in a table that the business can read, with an owner, a date and a test for each. A rule that has not fired for a year is a candidate for removal.',
    },
    {
      table: {
        caption: 'Four tasks: what rules can and cannot do',
        head: ['Task', 'What rules do well', 'Where they reach their limits'],
        weights: [1, 1.6, 1.7],
        rows: [
          ['Credit note', 'Limits, approvals, tax codes', 'Guessing the cause from a customer’s letter'],
          [
            'Truck loading',
            'Weights, axle loads, goods that must not travel together',
            'Learning which loading bay is slow on Fridays',
          ],
          ['Machine alarm', 'Fixed limits for safety', 'Patterns across six signals that precede a failure'],
          ['Mail routing', 'Known senders and form numbers', 'Free text with three requests in it'],
        ],
      },
    },
    {
      note: 'Write the rules first even if you plan to use machine learning. They are the baseline that a model has to beat, and the fallback on the day it is switched off.',
      title: 'Rules first',
    },
  ],
}
