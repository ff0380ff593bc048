import type { Chapter } from '../../document-text'

export const theBestAnswerIsOftenAMixture: Chapter = {
  title: 'The best answer is often a mixture',
  blocks: [
    {
      text: 'Mature systems seldom use one method. Each does what it is good at, and quality depends on how they connect. The table shows an example from complaints handling:',
    },
    {
      table: {
        caption: 'One complaint letter: three methods and a person',
        head: ['Step', 'Method', 'Why this one', 'If it fails'],
        weights: [1.2, 1, 1.7, 1.4],
        rows: [
          ['Read the letter', 'Generative', 'Free text with several requests', 'Goes to the inbox as before'],
          ['Find the order', 'Rule', 'A number either matches or does not', 'A person searches'],
          [
            'Judge the risk of losing the customer',
            'Machine learning',
            'Thousands of outcomes on record',
            'Counts as medium',
          ],
          ['Check what we may grant', 'Rule', 'Policy, with limits in money', 'A manager decides'],
          ['Draft the answer', 'Generative', 'Tone and completeness', 'A template is shown'],
          ['Send', 'Person', 'The company’s word', 'Nothing is sent'],
        ],
      },
    },
    { heading: 'What the mixture shows' },
    {
      bullets: [
        'Models handle the language going in and out. Facts and money pass through rules.',
        'Every step says what happens when it fails, and work continues.',
        'Each part can be replaced on its own. You test next year’s language model in an afternoon, without a new project.',
        'People are where the responsibility is, not where the typing was.',
      ],
    },
    {
      note: 'When a supplier offers one model for all six steps, ask which of them it may get wrong without telling you.',
      title: 'A question for suppliers',
    },
  ],
}
