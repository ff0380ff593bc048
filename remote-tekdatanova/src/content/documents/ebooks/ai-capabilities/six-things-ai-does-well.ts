import type { Chapter } from '../../document-text'

export const sixThingsAiDoesWell: Chapter = {
  title: 'Six things AI does well',
  blocks: [
    {
      text: 'Products come and go under many names. Underneath there are six kinds of work, and each is tested in its own way. When a proposal does not fit any row of the table, ask what it really does.',
    },
    {
      table: {
        caption: 'Six kinds of work, and how to judge each',
        head: ['It can', 'An example', 'Needs', 'Judge it by'],
        weights: [0.9, 1.5, 1.5, 1.4],
        rows: [
          [
            'Recognise',
            'A crack in a casting, a logo on a shelf',
            'A few hundred labelled pictures of each case',
            'Cases missed and false alarms, on new pictures',
          ],
          [
            'Read',
            'An order number on a scanned letter',
            'Samples of every layout that occurs',
            'Fields that need no correction',
          ],
          [
            'Forecast',
            'Demand for a part in week 32',
            'Two or more years of history, with its events',
            'Error against last year’s simple average',
          ],
          [
            'Rank',
            'Which of 400 accounts to call first',
            'Past outcomes, including the bad ones',
            'Hits in the top tenth against chance',
          ],
          [
            'Notice',
            'A pump that sounds different from usual',
            'Long stretches of normal operation',
            'Warning time, and alarms a week',
          ],
          [
            'Write',
            'A first answer to a supplier’s question',
            'Your own approved texts to draw from',
            'Share sent unchanged, and wrong claims',
          ],
        ],
      },
    },
    {
      text: 'The first five give a number or a label that you can check against what happened. The sixth gives language, which people have to judge, and that costs their time. This is no reason to avoid it. It is a reason to count that time.',
    },
    { heading: 'What they have in common' },
    {
      bullets: [
        'All of them interpolate: they are good where the present resembles the past, and blind where it does not.',
        'All of them are wrong sometimes, and the useful ones say how sure they are.',
        'All of them move work rather than remove it: from doing to checking, and from checking to handling exceptions.',
        'None of them knows your policy. What must never happen belongs in a rule beside the model.',
      ],
    },
  ],
}
