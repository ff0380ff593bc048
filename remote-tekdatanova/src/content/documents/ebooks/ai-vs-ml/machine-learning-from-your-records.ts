import type { Chapter } from '../../document-text'

export const machineLearningFromYourRecords: Chapter = {
  title: 'Machine learning: learned from your records',
  blocks: [
    {
      text: 'Machine learning finds a relationship between what was known before a decision and what happened after it. It needs both columns. If you never recorded the second, there is nothing to learn, however large the first.',
    },
    {
      figure: {
        kind: 'steps',
        caption: 'Figure 2. The loop. Most of the effort is in the first box, most of the value in the last.',
        alt: 'Five boxes in a row: examples, features, training, test on a later period, and use with outcomes recorded, from which the loop begins again.',
        steps: [
          ['Examples', 'Cases with their known outcome'],
          ['Features', 'What was known at the time, and not later'],
          ['Training', 'Hours, on ordinary computers'],
          ['Test', 'On a later period than the training'],
          ['Use', 'Proposals out, outcomes back in'],
        ],
      },
    },
    { heading: 'What it is good at' },
    {
      bullets: [
        'Tables: prices, delays, defaults, defects, demand. Large ensembles of decision trees still win here, and run on a laptop.',
        'Many weak hints that together make a strong one.',
        'A measured probability: of the cases given 30 per cent, about 30 in 100 should come true. Ask to see that curve.',
      ],
    },
    { heading: 'What it needs' },
    {
      bullets: [
        'A few hundred to tens of thousands of examples, depending on how noisy the outcome is.',
        'A stable world, or retraining as often as the world changes.',
        'A person who can spot a leak: a feature that secretly contains the answer, such as a status set after the event. Results that look too good nearly always have one.',
      ],
    },
    {
      text: 'Its results are small numbers that are easy to store, cheap to compute and possible to audit. That makes it the workhorse in most companies, though it rarely makes headlines.',
    },
  ],
}
