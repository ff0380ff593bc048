import type { Chapter } from '../../document-text'

export const whoGetsTheCredit: Chapter = {
  title: 'Who gets the credit for a sale',
  blocks: [
    {
      text: 'Many things lead to a contract: an article, a trade fair, a call, a colleague’s word. Every method that splits the credit among them is a convention. Choose one, know its bias, and do not base bonuses on it.',
    },
    {
      table: {
        caption: 'Four conventions, and who each one favours',
        head: ['Method', 'How it counts', 'It favours', 'Use it for'],
        weights: [1, 1.5, 1.2, 1.3],
        rows: [
          ['First touch', 'All to the first contact', 'Awareness', 'Where strangers come from'],
          [
            'Last touch',
            'All to the last step before acceptance',
            'Search and sales',
            'What turns a visit into a lead',
          ],
          ['Equal shares', 'Divided among all recorded touches', 'Whoever sends the most email', 'A first overview'],
          ['Experiment', 'With and without, in comparable regions', 'No one', 'Decisions about real money'],
        ],
      },
    },
    {
      text: 'Only the last row answers the question behind the budget: what would have happened without it? It needs courage rather than mathematics. Leave one region, one segment or one month without the campaign, decide on the measure beforehand, and look at it once.',
    },
    { heading: 'A fair experiment in six lines' },
    {
      checks: [
        'Two groups, drawn by lot, that were similar last year.',
        'One difference between them, and no other change.',
        'One measure, with a source both departments accept.',
        'A length that covers the usual time to a decision.',
        'A note of which result would change the budget, and how.',
        'A date to look at the result, and no looking before it.',
      ],
    },
    {
      note: 'Half of all such trials show no difference. That is a saving, not a failure, and it should be celebrated as one.',
      title: 'Be prepared',
    },
  ],
}
