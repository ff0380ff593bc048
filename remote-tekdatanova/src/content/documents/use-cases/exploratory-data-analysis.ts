import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.dataAnalysis,
  keywords: 'exploratory data analysis, data quality, data profiling, feasibility study, data readiness',
  revised: '2026-11-27',
  audience: 'Anyone who is about to pay for a model.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A department has an idea for a model and a table that is said to hold the data. Three questions decide everything: whether the outcome was ever recorded, whether a column means the same thing at every site, and whether the pattern everyone believes in exists.',
        },
        {
          text: 'Answering them takes days. Not answering them takes months, because the answers come anyway, one by one, in the middle of a project that already has a deadline.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          text: 'Any records will do, as long as they are real, complete for a period, and copied as they are. We ask for:',
        },
        {
          bullets: [
            'Tables as exported, without cleaning. Tidied data hides what a model would meet.',
            'At least two full seasons, so that a holiday does not look like a trend.',
            'The people who enter and use the records, for one hour each. They know which fields are simply filled with the first entry in the list.',
            'Personal names and numbers replaced before the copy leaves your company. We tell you which fields, and check that it was done.',
          ],
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'spans',
            caption: 'Figure 1. Ten working days, with two conversations that decide what comes next.',
            alt: 'Five rows over ten days. Days one and two: receive and count. Days two to four: quality. Days five to seven: patterns. Days seven to nine: a simple baseline. Day ten: report. Conversations after day four and on day ten.',
            length: 10,
            ticks: [
              [0, 'Day 1'],
              [4, 'Day 5'],
              [9, 'Day 10'],
            ],
            rows: [
              { label: 'Receive and count', spans: [[0, 2, 'complete?']] },
              { label: 'Quality', spans: [[1.5, 4, 'true?']] },
              { label: 'Patterns', spans: [[4, 7, 'is there a signal?']] },
              { label: 'Simple baseline', spans: [[6.5, 9, 'how strong?']] },
              { label: 'Report', spans: [[9, 10, 'decide']] },
            ],
          },
        },
        {
          steps: [
            'Count first: rows by day, keys that occur twice, joins that lose records. Totals are compared with a figure that finance has published.',
            'Profile every field: empty, constant, in two units, changed in meaning on a certain day. Each finding comes with ten real rows.',
            'Look for the pattern in question, first with charts and then with tests that allow for the number of things tried.',
            'Build the simplest baseline that could work, such as last year’s value or a three-line rule. A model must beat it by enough to pay for itself.',
          ],
        },
      ],
    },
    {
      title: 'What you receive',
      blocks: [
        {
          table: {
            caption: 'Four results, useful whether or not a project follows',
            head: ['Result', 'What it contains', 'Who uses it'],
            weights: [1.1, 2.2, 1.2],
            rows: [
              [
                'Field guide',
                'Every field in plain words, with range, gaps and pitfalls',
                'Whoever uses the data next',
              ],
              [
                'List of repairs',
                'Each fault with its cost, its cause and the days it takes to fix',
                'The owners of the systems',
              ],
              [
                'Chart book',
                'The twelve charts that carry the argument, with the code behind them',
                'Managers and analysts',
              ],
              ['Recommendation', 'Go, go after repairs, or stop, on one page with reasons', 'The sponsor'],
            ],
          },
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          terms: [
            ['Coverage', 'Share of the decisions in question for which all the required fields exist in time.'],
            ['Strength of the signal', 'Error of the baseline against guessing, on a period set aside at the start.'],
            ['Value', 'What a gain over guessing would be worth in a year, with the one assumption it depends on.'],
            ['Repeatability', 'The whole analysis runs again from the raw files with one command, by someone else.'],
          ],
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'A copy of the data, or a desk at your site.',
            'One person who knows the records, for about an hour a day.',
            'One person who can decide, on day four and on day ten.',
          ],
        },
      ],
    },
    {
      title: 'Risks',
      blocks: [
        {
          terms: [
            [
              'Finding what you are looking for',
              'The questions are written down on the first day, and one period is locked away until the ninth.',
            ],
            ['Patterns that are artefacts', 'For any striking effect, we first check how the data was recorded.'],
            [
              'Personal data by accident',
              'Free-text fields are scanned on arrival. What should not be there is deleted and reported the same day.',
            ],
            [
              'No decision',
              'The report ends with three options and their prices, so that doing nothing is also a deliberate choice.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Tell us the question and the size of the table. Ten working days later, you will know whether there is a project in it, and you keep the field guide either way.',
}
