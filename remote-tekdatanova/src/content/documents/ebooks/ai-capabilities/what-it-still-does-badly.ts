import type { Chapter } from '../../document-text'

export const whatItStillDoesBadly: Chapter = {
  title: 'What AI still does badly',
  blocks: [
    {
      lead: 'The limits of AI change as slowly as its strengths. Projects that respect those limits have fewer surprises.',
    },
    {
      terms: [
        [
          'Rare events',
          'A failure that happened three times in ten years leaves nothing to learn from. Watch for deviations from normal instead, and let people judge them.',
        ],
        [
          'Changed circumstances',
          'A new supplier, a price freeze, a different camera: the model goes on answering, just as confidently, about a world that has changed.',
        ],
        [
          'Cause and effect',
          'Customers who receive a discount stay longer. Perhaps because of the discount, perhaps because salespeople give it to those who would stay anyway. Only a trial can tell.',
        ],
        [
          'Exact arithmetic and exact quotation',
          'Language models produce likely text. Sums, dates and clause numbers belong in a database that the model can query.',
        ],
        [
          'Saying “I do not know”',
          'Unless you build in the option of no answer, there will always be an answer. Set the threshold below which a person takes over.',
        ],
      ],
    },
    {
      figure: {
        kind: 'series',
        caption:
          'Figure 1. A sketch of drift: the error of an unattended model creeps up after a change, while a monitored model is retrained in time.',
        alt: 'Line sketch over twelve months. After a change of supplier in month five, the error of the unattended model climbs past the agreed limit by month nine. The monitored model rises a little, is retrained in month seven and returns to its old error.',
        axes: ['Months in use', 'Error'],
        limit: { label: 'Agreed limit', at: 0.62 },
        marks: [
          { label: 'New supplier', at: 0.4 },
          { label: 'Retrained', at: 0.6 },
        ],
        lines: [
          {
            label: 'Unattended',
            heights: [0.24, 0.27, 0.25, 0.27, 0.26, 0.36, 0.47, 0.57, 0.68, 0.77, 0.86],
          },
          {
            label: 'Monitored',
            strong: true,
            heights: [0.24, 0.26, 0.23, 0.25, 0.24, 0.34, 0.44, 0.28, 0.25, 0.26, 0.24],
          },
        ],
      },
    },
    {
      text: 'None of these limits rules out a project. Each one belongs in its plan, with a person responsible and a review date.',
    },
  ],
}
