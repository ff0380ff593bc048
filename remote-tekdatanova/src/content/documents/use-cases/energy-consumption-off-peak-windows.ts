import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.offPeakEnergy,
  keywords: 'energy management, load shifting, off-peak, peak demand charge, load forecasting, scheduling',
  revised: '2026-11-28',
  audience: 'Energy managers and production planners.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A plant pays for energy three times: for the kilowatt-hours, for the hour in which it uses them, and for the single highest quarter hour of the month. Only the first depends on how much it makes. The other two depend on when.',
        },
        {
          text: 'Much of the load could wait. Compressors fill vessels, cold stores have hours of reserve, forklift batteries charge overnight, furnaces heat up at a time chosen years ago. No one moves these loads, because no one sees tomorrow’s curve.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'Quarter-hour readings of the main meter for two years, and of submeters for the largest consumers.',
            'The production plan with the start and end of each order, and what was actually run.',
            'Weather as forecast, not as it turned out, because forecasts are what the model will work with.',
            'The tariff with all its components, and day-ahead prices if they apply.',
            'For each load that can move: how long it may wait, how often it may start, and who decides.',
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
              'Figure 1. An example plan for one day: what can wait moves into the cheap hours, and what cannot wait stays where it is.',
            alt: 'Five rows over 24 hours. Cheap hours are midnight to six and one to three in the afternoon. The production line runs from six to twenty-two, unchanged. Forklift charging is moved to one to five. The cold store is cooled early, from one to four at night and from one to three in the afternoon. Furnace heating is moved to half past three to six.',
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
                  [1, 4, 'early'],
                  [13, 15, 'early'],
                ],
              },
              { label: 'Furnace heat-up', spans: [[3.5, 6, 'moved']] },
            ],
          },
        },
        {
          steps: [
            'Forecast the load of the next 48 hours by the quarter hour, as a middle line with a band around it. The band matters most near the peak.',
            'Describe each movable load with a small set of rules: energy needed, latest end, shortest run, longest pause.',
            'Solve for the cheapest plan that keeps all the rules, with the month’s peak so far as a ceiling. This is a modest mixed-integer program and takes seconds.',
            'Show the planner the three moves that save most, with their value, and let them accept or refuse each. Automatic control comes later, load by load.',
          ],
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          table: {
            caption: 'What you measure, and against what',
            head: ['Figure', 'Compared with', 'How often'],
            weights: [1.4, 2, 0.9],
            rows: [
              ['Cost per unit produced', 'The same product mix at the same tariff, recalculated', 'Monthly'],
              ['Highest quarter hour', 'The forecast without moves, kept each day', 'Monthly'],
              ['Share of energy in cheap hours', 'The three months before the pilot', 'Weekly'],
              ['Moves refused, with the reason', 'None: each teaches us a missing rule', 'Daily'],
              ['Orders delayed by a move', 'Zero', 'Daily'],
            ],
          },
        },
        {
          text: 'Savings are recalculated with actual prices and actual production, not with averages. Otherwise a warm month or a weak quarter would take the credit.',
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'Access to meter data by file or interface. The first stage needs no new meters.',
            'The plan from the production system once a day, and again whenever it changes.',
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
              'If everything moves to one o’clock, so does the peak. The ceiling is part of the calculation, not a check afterwards.',
            ],
            [
              'Product quality',
              'Temperatures and rest times are limits with a margin, set by the process owner, not by us.',
            ],
            ['Working hours', 'Nothing moves into the night if someone would have to come in for it.'],
            [
              'A new tariff',
              'The tariff is a file with a date. A new one is simulated on last year’s data before you sign it.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Send us one year of quarter-hour readings and your tariff. We send back the ten quarter hours that cost most, what caused them, and what could have waited.',
}
