import type { Chapter } from '../../document-text'

export const priceObjectionsAndHonesty: Chapter = {
  title: 'Price, objections and honesty',
  blocks: [
    {
      text: 'Price what the customer can check: a result, a date, a team. Fixed prices suit the first stage, because its risk is small and yours to judge. For later stages a monthly team with quarterly goals is fairer to both. A share in savings sounds attractive and ends in an argument about the weather.',
    },
    {
      table: {
        caption: 'Objections worth hearing, and answers that are true',
        head: ['They say', 'They may mean', 'A good answer'],
        weights: [1.1, 1.3, 2.2],
        rows: [
          [
            '“Our data are bad”',
            'We are ashamed, or we were burned',
            'Let us look at one table together. Bad data with a known fault can be used; unknown faults cannot.',
          ],
          [
            '“We will build it ourselves”',
            'We want to keep the knowledge',
            'Good. Then let us do the first stage with your two people in the team, and leave in month six.',
          ],
          [
            '“The other offer is cheaper”',
            'We cannot see the difference',
            'Compare what happens in month four, when the first supplier’s file changes its format.',
          ],
          [
            '“Is it compliant?”',
            'I do not want to be blamed',
            'Here is what is stored, where, how long, and who may see it. Let us ask your officer now.',
          ],
          [
            '“How accurate is it?”',
            'Can I trust you?',
            'We do not know yet. In week three you will know it from your own cases.',
          ],
        ],
      },
    },
    { heading: 'Lines that are never crossed' },
    {
      bullets: [
        'No accuracy is promised before the data have been seen.',
        'No customer is quoted who has not agreed to it in writing.',
        'No demonstration runs on prepared cases without saying so.',
        'A mistake of ours is told by us, first, and with its cost.',
      ],
    },
  ],
}
