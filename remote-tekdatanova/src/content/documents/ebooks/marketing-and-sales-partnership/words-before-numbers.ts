import type { Chapter } from '../../document-text'

export const wordsBeforeNumbers: Chapter = {
  title: 'Agree on words before numbers',
  blocks: [
    {
      text: 'Most arguments about figures are arguments about words. Six definitions settle most of them. They must be short, clear enough for someone who was not there, and signed by both heads.',
    },
    {
      table: {
        caption: 'Six words, with a definition to start from',
        head: ['Word', 'It counts when', 'It stops counting when'],
        weights: [0.9, 2, 1.8],
        rows: [
          ['Contact', 'A real person agreed to hear from us', 'They withdraw, or the address fails twice'],
          [
            'Lead',
            'A contact did something that costs effort: asked, registered, compared',
            'Ninety days pass without another sign',
          ],
          [
            'Accepted lead',
            'A named salesperson confirmed a need within two working days',
            'It is handed back with one of five reasons',
          ],
          [
            'Opportunity',
            'Need, budget and date are known, each in the customer’s own words',
            'One of the three is lost',
          ],
          ['Customer', 'A first invoice was paid', 'Twelve months without an order'],
          [
            'Source',
            'The first and the last recorded touch before acceptance, both kept',
            'Never: history is not rewritten',
          ],
        ],
      },
    },
    { heading: 'Five reasons to hand back a lead, and no sixth' },
    {
      bullets: [
        'Wrong person: no influence on the purchase.',
        'Wrong company: outside the markets we serve.',
        'Too early: a need, but no date within a year.',
        'Not reached: four attempts on three channels.',
        'No need: a student, a competitor, a misunderstanding.',
      ],
    },
    {
      text: 'A reason called “other” would swallow the rest within a month. If a case does not fit, discuss the list in the weekly hour, and change it for everyone or for no one.',
    },
  ],
}
