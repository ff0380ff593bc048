import type { Chapter } from '../../document-text'

export const theBestAnswerIsOftenAMixture: Chapter = {
  title: 'The best answer is often a mixture',
  blocks: [
    {
      text: 'Mature systems seldom use one method. Each does what it is good at, and the seams between them are where the quality is made. An example from the handling of complaints, drawn as it would run in a day:',
    },
    {
      table: {
        caption: 'One letter of complaint, four methods',
        head: ['Step', 'Method', 'Why this one', 'If it fails'],
        weights: [1.2, 1, 1.7, 1.4],
        rows: [
          ['Read the letter', 'Generative', 'Free text with several wishes', 'Goes to the inbox as before'],
          ['Find the order', 'Rule', 'A number either matches or does not', 'A person searches'],
          [
            'Judge the risk of losing the customer',
            'Machine learning',
            'Thousands of outcomes on record',
            'Counts as medium',
          ],
          ['Check what may be granted', 'Rule', 'Policy, with limits in money', 'A manager decides'],
          ['Draft the answer', 'Generative', 'Tone and completeness', 'A template is shown'],
          ['Send', 'Person', 'The company’s word', 'Nothing is sent'],
        ],
      },
    },
    { heading: 'What the mixture teaches' },
    {
      bullets: [
        'Language goes in and out through a model, while facts and money pass through rules.',
        'Every step names what happens when it fails, and the day goes on.',
        'Each part can be replaced alone. Next year’s language model is an afternoon’s test, not a new project.',
        'The human being stands where responsibility is, and not where typing was.',
      ],
    },
    {
      note: 'When a supplier offers one model for all six steps, ask which of them it may get wrong without telling you.',
      title: 'A question',
    },
  ],
}
