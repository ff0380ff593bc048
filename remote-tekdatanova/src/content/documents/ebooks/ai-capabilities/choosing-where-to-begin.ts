import type { Chapter } from '../../document-text'

export const choosingWhereToBegin: Chapter = {
  title: 'Choosing where to begin',
  blocks: [
    {
      lead: 'The best first project is rarely the most impressive one. It improves a decision that is frequent, measurable and owned.',
    },
    {
      figure: {
        kind: 'matrix',
        caption:
          'Figure 3. Two questions sort a list of ideas in an hour: what is it worth, and can the data support it?',
        alt: 'Two by two fields. Value runs upwards, readiness of data to the right. High value and ready data: start here. High value, data not ready: fix the data first. Low value, ready data: a report will do. Low value, data not ready: leave it.',
        across: ['Data not ready', 'Data ready'],
        up: ['Low value', 'High value'],
        cells: [
          [
            'Fix the data first',
            'Start recording now. In six months this idea moves to the right, and few others will.',
          ],
          [
            'Start here',
            'Frequent decision, known outcome, a manager who wants it. Choose one and say no to the rest for a quarter.',
          ],
          ['Leave it', 'Write down why, so that no one has to find out again next year.'],
          ['A report will do', 'If a chart on Monday changes what people do, you do not need a model.'],
        ],
      },
    },
    { heading: 'What makes a decision a good candidate' },
    {
      bullets: [
        'It is made dozens of times a week or more, by several people who do not all decide alike.',
        'The outcome is known within days or weeks, so that learning takes a quarter and not a decade.',
        'A better decision is worth more than it costs to make, in money that someone already counts.',
        'A wrong proposal can be caught before it does harm.',
      ],
    },
    { heading: 'What makes it a bad one' },
    {
      bullets: [
        'The data would have to be typed in by the people whose time it is meant to save.',
        'Law or contract demands a reason that the method cannot give.',
        'Two departments disagree on what a good outcome is. Settle that first; it costs nothing but courage.',
      ],
    },
  ],
}
