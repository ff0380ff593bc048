import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.maintenanceAnalytics,
  keywords:
    'maintenance planning, asset analytics, risk ranking, remaining useful life, maintenance backlog, spare parts',
  revised: '2026-09-07',
  audience: 'Plant managers, maintenance planners and asset owners.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A plant already has warnings. The control system has some, the vibration provider has some, the oil laboratory sends a report, and the operators know a few that nobody has written down. What is missing is the order: on Monday there are sixty open jobs, five fitters, and no common measure of what can wait.',
        },
        {
          text: 'So the loudest job wins. Backlogs age, the same compressor is opened three times a year, and the budget for the next year is last year’s with a percentage on top.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'The asset register: the location and type of each asset, and what stops when it stops.',
            'Five years of work orders: dates, hours, parts, findings, and the free text that holds the truth.',
            'Warnings from all systems, each with its time and its machine, whatever their quality.',
            'The cost of an hour of downtime on each line, agreed with the controller.',
            'Stock and delivery time of spare parts.',
          ],
        },
        {
          text: 'The hard part is the machine’s name. The same pump is called P-101A, 101A PUMP and feed pump west in three systems. Matching these names is a fifth of the work, and the result that lasts longest.',
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
              'Figure 1. From many warnings to one list. Every layer can be opened to see what the one above rests on.',
            alt: 'Four layers. On top the ranked list of jobs, below it risk in money, below that the chance of failure for each asset, and at the bottom one history for each asset.',
            layers: [
              ['The list', 'Jobs for the next four weeks in order, with reason, parts and hours'],
              ['Risk', 'Chance of failure times what the failure costs, less what the job costs now'],
              ['Chance', 'For each asset and cause: within one, four and twelve weeks, as a range'],
              ['History', 'One timeline for each asset from all systems, under one name'],
            ],
          },
        },
        {
          steps: [
            'Free text of work orders is sorted into cause, part and action by a language model that was checked on a thousand orders read by two planners.',
            'Survival models give each asset a chance of failure from its age, load and past repairs; live warnings shift it up or down by how often they were right before.',
            'The list is an optimisation: most risk removed for the hours and shutdown windows that exist. Planners can pin a job or forbid it, and the list says what that costs.',
            'Each quarter the same data answer the slower questions: which assets to replace, which intervals to stretch, which parts to keep.',
          ],
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          table: {
            caption: 'Five figures for the monthly meeting',
            head: ['Figure', 'Meaning', 'Goes wrong when'],
            weights: [1.3, 1.8, 1.9],
            rows: [
              ['Risk in the backlog', 'Money expected to be lost by waiting', 'It falls because prices were changed'],
              [
                'Share of hours planned',
                'Hours on jobs known a week ahead',
                'Jobs are planned on the day and backdated',
              ],
              ['Repeat repairs', 'Same asset and cause within ninety days', 'Causes are coded as “other”'],
              ['Hits in the top ten', 'Of the ten highest risks, how many had a finding', 'Nobody looks at them'],
              ['Stoppages of unlisted assets', 'What the list did not see coming', 'It is not discussed'],
            ],
          },
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'Exports of the maintenance system, and read access to warnings.',
            'A planner for a day a week in the first two months, mostly for names.',
            'The controller’s figure for the cost of an hour of downtime, line by line.',
            'A decision that the Monday meeting works from the list, and from nothing else.',
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
              'Jobs for safety, environment and law are outside the ranking. They are dates, not risks to be weighed.',
            ],
            ['Poor history', 'Where there is too little, the type’s average stands in, and the list marks it as such.'],
            [
              'A list nobody owns',
              'The planner may overrule every line. Every override is recorded and read, because that is how the model learns what it cannot see.',
            ],
            [
              'Self-defeating success',
              'What was repaired in time did not fail. Findings, not failures, are therefore what the model is judged by.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Give us an export of five years of work orders from one line. In two weeks you will see its assets under one name each, its repeat repairs, and a first ranked list to argue with.',
}
