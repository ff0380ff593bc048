import type { Chapter } from '../../document-text'

export const scoresThatSalespeopleBelieve: Chapter = {
  title: 'Lead scores that salespeople believe',
  blocks: [
    {
      text: 'A lead score is a forecast: how likely is it that this lead will become an opportunity within ninety days? Treated that way, you can test it. Treated as a sum of points for clicks, it is guesswork.',
    },
    {
      figure: {
        kind: 'bars',
        caption:
          'Figure 3. How a score is checked, with invented figures: of the leads in each fifth, how many became opportunities?',
        alt: 'Five bars of an invented example. Best fifth 31 per cent, second 17, third 9, fourth 5, lowest fifth 2 per cent of leads became opportunities.',
        max: 36,
        bars: [
          { label: 'Best fifth', value: 31, shown: '31%', strong: true },
          { label: 'Second fifth', value: 17, shown: '17%' },
          { label: 'Third fifth', value: 9, shown: '9%' },
          { label: 'Fourth fifth', value: 5, shown: '5%' },
          { label: 'Lowest fifth', value: 2, shown: '2%' },
        ],
      },
    },
    { heading: 'Build it in this order' },
    {
      steps: [
        'Let three salespeople sort fifty old leads by hand. Where they agree, write the rule down. Where they do not, you have found what the data must decide.',
        'Take two years of leads with their outcome. Use only what was known on the day of the handover.',
        'Fit the simplest model that you can read aloud. Industry, size, role, type of request and time since the last contact do most of the work.',
        'Check the bars of Figure 3 on the last quarter, which the model has not seen. If the bars do not descend, stop.',
        'Show the score with its two strongest reasons, never as a bare number, and let the salesperson disagree with one click.',
      ],
    },
    { heading: 'What to guard against' },
    {
      bullets: [
        'A score that decides who is called makes itself true. Set aside a random twentieth of all leads to be called regardless.',
        'Fields that indicate origin, sex or age do not belong in it, nor do obvious substitutes for them.',
        'A campaign changes who arrives. Check the bars after each large one.',
      ],
    },
  ],
}
