import type { Chapter } from '../../document-text'

export const priceObjectionsAndHonesty: Chapter = {
  title: 'Price, objections and honesty',
  blocks: [
    {
      text: 'Price what the customer can check: a result, a date, a team. Fixed prices suit the first stage, because its risk is small and you can judge it. For later stages a monthly team with quarterly goals is fairer to both. Tie part of the fee to a figure only if you agree its baseline first; otherwise you will argue about the weather.',
    },
    {
      table: {
        caption: 'Objections worth hearing, and honest answers',
        head: ['They say', 'They may mean', 'A good answer'],
        weights: [1.1, 1.3, 2.2],
        rows: [
          [
            '“Our data is bad”',
            'We are ashamed, or we had a bad experience',
            'Let us look at one table together. Bad data with a known fault can be used; unknown faults cannot.',
          ],
          [
            '“We will build it ourselves”',
            'We want to keep the knowledge',
            'Good. Then let us do the first stage with two of your people in the team, and leave in month six.',
          ],
          [
            '“The other offer is cheaper”',
            'We cannot see the difference',
            'Compare what happens in month four, when the first supplier’s file changes its format.',
          ],
          [
            '“Is it compliant?”',
            'I do not want to be blamed',
            'Here is what is stored, where, how long, and who may see it. Let us ask your compliance officer now.',
          ],
          [
            '“How accurate is it?”',
            'Can I trust you?',
            'We do not know yet. In week three you will know from your own cases.',
          ],
        ],
      },
    },
    { heading: 'Promises we keep' },
    {
      bullets: [
        'We promise no accuracy before we have seen the data.',
        'We quote no customer who has not agreed to it in writing.',
        'We run no demonstration on prepared cases without saying so.',
        'We report our own mistakes first, with their cost.',
      ],
    },
  ],
}
