import type { Chapter } from '../../document-text'

export const rulesTheUnderratedMethod: Chapter = {
  title: 'Rules: the underrated method',
  blocks: [
    {
      text: 'Rules have an old-fashioned sound, and yet they carry payroll, air traffic and tax. They are the right choice more often than a conference would make you believe.',
    },
    { heading: 'Choose rules when' },
    {
      bullets: [
        'the answer is laid down by law, contract or policy, and an exception must be an exception;',
        'fewer than some hundred rules describe the work, and experts agree on them;',
        'every single answer has to be explained to somebody who may sue;',
        'there are no examples yet, because the product is new.',
      ],
    },
    { heading: 'Their price' },
    {
      text: 'Rules grow. The first fifty cover most of the cases, the next two hundred contradict each other, and after three years nobody dares to delete one. Keep them in a table that the business can read, with an owner, a date and a test for each. A rule that has not fired for a year is a candidate for removal.',
    },
    {
      table: {
        caption: 'The same task in rules, and where they end',
        head: ['Task', 'What rules do well', 'Where they give up'],
        weights: [1, 1.6, 1.7],
        rows: [
          ['Credit note', 'Limits, approvals, tax codes', 'Guessing the cause from a customer’s letter'],
          ['Truck loading', 'Weights, axle loads, forbidden neighbours', 'Learning which ramp is slow on Fridays'],
          ['Machine alarm', 'Fixed limits for safety', 'Patterns over six signals that precede a failure'],
          ['Mail routing', 'Known senders and form numbers', 'Free text with three wishes in it'],
        ],
      },
    },
    {
      note: 'Write the rules first even when you intend to learn. They are the baseline that a model has to beat, and the fallback on the day it is switched off.',
      title: 'In any case',
    },
  ],
}
