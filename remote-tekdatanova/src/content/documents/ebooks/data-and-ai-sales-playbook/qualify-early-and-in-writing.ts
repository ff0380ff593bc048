import type { Chapter } from '../../document-text'

export const qualifyEarlyAndInWriting: Chapter = {
  title: 'Qualify early, and in writing',
  blocks: [
    {
      text: 'A weak opportunity costs as much to pursue as a strong one. Score each of six points from 0 to 3 after the second meeting, with the customer’s words as evidence. No evidence, no points.',
    },
    {
      table: {
        caption: 'Six points of qualification',
        head: ['Point', '0', '3', 'How to raise it'],
        weights: [0.8, 1.2, 1.5, 1.6],
        rows: [
          ['Decision', 'A topic', 'A named moment with a frequency', 'Spend an hour where it is made'],
          ['Value', '“Strategic”', 'A figure the controller accepts', 'Calculate it together, with a range'],
          [
            'Data',
            '“We have a lot”',
            'A sample was opened by an engineer',
            'Two-day check under a confidentiality agreement',
          ],
          ['Owner', 'A committee', 'A name with a budget and a goal', 'Ask who presents the result'],
          ['Change', '“People will adapt”', 'Users took part in the scope', 'Invite two of them to the next meeting'],
          ['Date', '“This year”', 'An event that will not move', 'Find the season, audit or contract behind it'],
        ],
      },
    },
    {
      figure: {
        kind: 'bars',
        caption:
          'Figure 2. What to do with the total. The limits are ours; set your own from your last twenty opportunities.',
        alt: 'Three bars on a scale to 18 points. Up to 7: help and wait. 8 to 12: offer a paid check of data or value. 13 or more: propose a first stage.',
        max: 21,
        bars: [
          { label: 'Propose a first stage', value: 18, shown: '13 to 18', strong: true },
          { label: 'Offer a paid check', value: 12, shown: '8 to 12' },
          { label: 'Help, and wait', value: 7, shown: '0 to 7' },
        ],
      },
    },
    { heading: 'Three reasons to walk away' },
    {
      bullets: [
        'The system would harm people who cannot object to it.',
        'The answer is already fixed, and the model is meant to justify it.',
        'The customer wants a guarantee of accuracy before anyone has seen the data.',
      ],
    },
  ],
}
