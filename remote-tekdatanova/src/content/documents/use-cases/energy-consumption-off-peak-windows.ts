import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.offPeakEnergy,
  keywords: 'energy management, load shifting, off-peak, peak demand charge, load forecasting, scheduling',
  revised: '2026-08-10',
  audience: 'Energy managers and production planners.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A plant pays for energy three times: for the kilowatt hours, for the hour in which they are used, and for the single highest quarter hour of the month. Only the first depends on how much is made. The other two depend on when.',
        },
        {
          text: 'Much of the load could wait. Compressors fill vessels, cold stores have hours of reserve, batteries of forklifts charge overnight, furnaces heat up at a time chosen years ago. Nobody moves these loads, because nobody sees tomorrow’s curve.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'Quarter-hour readings of the main meter for two years, and of submeters for the largest consumers.',
            'The production plan with start and end of each order, and what was really run.',
            'Weather as forecast, not as it turned out: the model must learn from what it will be given.',
            'The tariff with all its parts, and day-ahead prices if they apply.',
            'For each load that can move: how long it may wait, how often it may start, and who has the last word.',
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
            caption:
              'Figure 1. A plan for one day, as an example: what can wait moves into the cheap hours, what cannot stays.',
            alt: 'Four rows over 24 hours. Cheap hours are midnight to six and one to three in the afternoon. The line runs six to twenty two unchanged. Forklift charging is moved to one to five, the cold store is cooled ahead from one to three in the afternoon, furnace heating moved to four to six.',
            length: 24,
            ticks: [
              [0, '0 h'],
              [6, '6 h'],
              [12, '12 h'],
              [18, '18 h'],
            ],
            rows: [
              {
                label: 'Cheap hours',
                spans: [
                  [0, 6],
                  [13, 15],
                ],
              },
              { label: 'Production line', spans: [[6, 22, 'as planned']] },
              { label: 'Forklift charging', spans: [[1, 5, 'moved']] },
              {
                label: 'Cold store',
                spans: [
                  [1, 4, 'ahead'],
                  [13, 15, 'ahead'],
                ],
              },
              { label: 'Furnace heat-up', spans: [[3.5, 6, 'moved']] },
            ],
          },
        },
        {
          steps: [
            'Forecast the load of the next 48 hours by the quarter hour, as a middle line with a band around it; the band matters most near the peak.',
            'Describe each movable load as a small set of rules: energy needed, latest end, shortest run, longest pause.',
            'Solve for the cheapest plan that keeps all rules, with the month’s peak so far as a ceiling. This is a mixed-integer programme of modest size and takes seconds.',
            'Show the planner the three moves that save most, with their worth, and let them accept or refuse each. Control without asking comes later, load by load.',
          ],
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          table: {
            caption: 'What is counted, and against what',
            head: ['Figure', 'Compared with', 'Read'],
            weights: [1.4, 2, 0.9],
            rows: [
              ['Cost per unit produced', 'The same product mix at the same tariff, by recalculation', 'Monthly'],
              ['Highest quarter hour', 'The forecast without moves, kept each day', 'Monthly'],
              ['Share of energy in cheap hours', 'The three months before the pilot', 'Weekly'],
              ['Moves refused, with the reason', 'None: it teaches us the missing rule', 'Daily'],
              ['Orders delayed by a move', 'Zero', 'Daily'],
            ],
          },
        },
        {
          text: 'Savings are recalculated with real prices and real production, not with averages, because a warm month or a weak quarter would otherwise claim the credit.',
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'Access to meter data by file or interface; no new meters for the first stage.',
            'The plan from the production system once a day, and again when it changes.',
            'One planner and one technician, two hours a week for three months.',
            'A switch on site that returns every load to local control at once.',
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
              'A new peak in the cheap hours',
              'If everything moves to one o’clock, the peak moves too. The ceiling is part of the calculation, not a check after it.',
            ],
            [
              'Product quality',
              'Temperatures and rest times are limits with a margin, set by the process owner and not by us.',
            ],
            ['People’s hours', 'Nothing is shifted into a night for which somebody would have to come in.'],
            [
              'A changed tariff',
              'The tariff is a file with a date. A new one is simulated on last year before it is signed.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Send us one year of quarter-hour readings and your tariff. You get back the ten quarter hours that cost most, what caused them, and what could have waited.',
}
