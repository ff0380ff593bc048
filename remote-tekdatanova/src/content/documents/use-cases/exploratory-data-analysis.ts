import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.dataAnalysis,
  keywords: 'exploratory data analysis, data quality, data profiling, feasibility study, data readiness',
  revised: '2026-08-17',
  audience: 'Anybody who is about to pay for a model.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A department has an idea for a model and a table that is said to hold the data. Between the two lie the questions that decide everything: whether the outcome was ever recorded, whether a column means the same in both plants, and whether the pattern everybody believes in exists.',
        },
        {
          text: 'Answering them takes days. Not answering them takes months, because the answers come anyway, one by one, in the middle of a project that already has a date.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        { text: 'Any records will do, as long as they are real, complete for a period, and copied as they are:' },
        {
          bullets: [
            'Tables as exported, without cleaning. Tidied data hide what a model would meet.',
            'At least two full seasons, so that a holiday does not look like a trend.',
            'The people who enter and use the records, for one hour each. They know which fields are filled in with the first entry of the list.',
            'Names and numbers of persons replaced before the copy leaves your house; we say which fields, and check that it was done.',
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
            alt: 'Five rows over ten days. Days one and two: receive and count. Days two to four: quality. Days four to seven: patterns. Days seven to nine: a simple baseline. Day ten: report. Conversations after day four and on day ten.',
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
            'Count before looking: rows by day, keys that occur twice, joins that lose records. Totals are compared with a figure that finance has published.',
            'Profile every field: empty, constant, in two units, changed in meaning on a certain day. Each finding is shown with ten real rows.',
            'Look for the pattern in question, first with pictures and then with tests that allow for the number of things tried.',
            'Build the simplest baseline that could work, such as last year’s value or a rule of three lines. A model must beat it by enough to pay for itself.',
          ],
        },
      ],
    },
    {
      title: 'What you receive',
      blocks: [
        {
          table: {
            caption: 'Four results, each of use whether or not a project follows',
            head: ['Result', 'What it holds', 'Who uses it'],
            weights: [1.1, 2.2, 1.2],
            rows: [
              ['Field book', 'Every field in plain words, with range, gaps and traps', 'Whoever touches the data next'],
              [
                'List of repairs',
                'Each fault with its cost, its cause and the days to mend it',
                'The owners of the systems',
              ],
              [
                'Picture book',
                'The twelve charts that carry the argument, with the code behind them',
                'Managers and analysts',
              ],
              ['Recommendation', 'Go, go after repairs, or stop, on one page with reasons', 'The person who pays'],
            ],
          },
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          terms: [
            ['Coverage', 'Share of the decisions in question for which all needed fields exist in time.'],
            [
              'Strength of the signal',
              'Error of the baseline against guessing, on a period that was put aside at the start.',
            ],
            ['Worth', 'What that improvement would be worth in a year, with the one assumption that carries it.'],
            ['Repeatability', 'The whole analysis runs again from the raw files with one command, by somebody else.'],
          ],
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'A copy of the data, or a workplace on your premises.',
            'One person who knows the records, for about an hour a day.',
            'One person who may decide, on day four and on day ten.',
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
              'Finding what one looks for',
              'The questions are written down on the first day, and one period is locked away until the ninth.',
            ],
            [
              'Patterns that are artefacts',
              'A striking effect is first searched for in the way the data were recorded.',
            ],
            [
              'Personal data by accident',
              'Free-text fields are scanned on arrival. What should not be there is deleted and reported the same day.',
            ],
            [
              'No decision',
              'The report ends with three options and their prices, so that doing nothing is also a choice with a name.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Tell us the question and the size of the table. Ten days later you know whether there is a project in it, and you keep the field book either way.',
}
