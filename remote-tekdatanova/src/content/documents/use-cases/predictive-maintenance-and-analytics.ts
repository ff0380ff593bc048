import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.maintenanceAnalytics,
  keywords:
    'maintenance planning, asset analytics, risk ranking, remaining useful life, maintenance backlog, spare parts',
  revised: '2026-11-27',
  audience: 'Plant managers, maintenance planners and asset owners.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A plant already has warnings. The control system has some, the vibration provider has some, the oil laboratory sends a report, and the operators know a few that no one has written down. What is missing is a ranking: on Monday there are sixty open jobs, five fitters, and no common measure of what can wait.',
        },
        {
          text: 'So the loudest job wins. Backlogs age, the same compressor is opened three times a year, and next year’s budget is last year’s plus a percentage.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'The asset register: the location and type of each asset, and what stops when it stops.',
            'Five years of work orders: dates, hours, parts, findings, and the free text that says what really happened.',
            'Warnings from all systems, each with its time and its machine, whatever their quality.',
            'The cost of an hour of downtime on each line, agreed with the financial controller.',
            'Stock and delivery time of spare parts.',
          ],
        },
        {
          text: 'The hard part is the machine’s name. The same pump is called P-101A, 101A PUMP and feed pump west in three systems. Matching these names is a fifth of the work, and the most lasting result.',
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'layers',
            caption:
              'Figure 1. From many warnings to one list. You can open every layer to see what the one above is based on.',
            alt: 'Four layers. On top the ranked list of jobs, below it risk in money, below that the chance of failure for each asset, and at the bottom one history for each asset.',
            layers: [
              ['The list', 'Jobs for the next four weeks in order, with reason, parts and hours'],
              ['Risk', 'Chance of failure times the cost of failure, less what the job costs now'],
              ['Chance', 'For each asset and cause: within one, four and twelve weeks, as a range'],
              ['History', 'One timeline for each asset from all systems, under one name'],
            ],
          },
        },
        {
          steps: [
            'A language model, checked on a thousand orders read by two planners, sorts the free text of work orders into cause, part and action.',
            'Survival models give each asset a chance of failure from its age, load and past repairs. Live warnings shift it up or down, depending on how often they were right before.',
            'The list is an optimisation: the most risk removed with the hours and shutdown windows you have. Planners can pin a job or forbid it, and the list shows what that costs.',
            'Each quarter the same data answers the slower questions: which assets to replace, which intervals to extend, which parts to stock.',
          ],
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          table: {
            caption: 'Five figures for the monthly meeting',
            head: ['Figure', 'Meaning', 'Misleads when'],
            weights: [1.3, 1.8, 1.9],
            rows: [
              ['Risk in the backlog', 'Expected cost of waiting', 'It falls because prices were changed'],
              [
                'Share of hours planned',
                'Hours on jobs known a week ahead',
                'Jobs are planned on the day and backdated',
              ],
              ['Repeat repairs', 'Same asset and cause within ninety days', 'Causes are coded as “other”'],
              ['Hits in the top ten', 'Of the ten highest risks, how many had a finding', 'No one looks at them'],
              ['Stoppages of unlisted assets', 'What the list did not see coming', 'It is not discussed'],
            ],
          },
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'Exports from the maintenance system, and read access to warnings.',
            'A planner for one day a week in the first two months, mostly to match names.',
            'The financial controller’s figure for the cost of an hour of downtime, line by line.',
            'A decision that the Monday meeting works from this list and nothing else.',
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
              'Safety weighed against money',
              'Safety, environmental and legal jobs are outside the ranking. They have fixed dates, whatever they cost.',
            ],
            [
              'Poor history',
              'Where there is too little history, the list uses the average for the type and marks it as such.',
            ],
            [
              'A list no one owns',
              'The planner may overrule any line. Every override is recorded and read, because that is how the model learns what it cannot see.',
            ],
            [
              'Success that hides itself',
              'What was repaired in time did not fail. So we judge the model by findings, not by failures.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Give us an export of five years of work orders from one line. In two weeks you will see its assets under one name each, its repeat repairs, and a first ranked list to discuss.',
}
