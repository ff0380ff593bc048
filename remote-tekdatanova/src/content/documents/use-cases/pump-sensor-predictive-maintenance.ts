import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.pumpSensors,
  keywords:
    'predictive maintenance, pump monitoring, vibration analysis, bearing wear, cavitation, condition monitoring',
  revised: '2026-11-27',
  audience: 'Maintenance and reliability engineers in plants with rotating equipment.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A process plant runs dozens of centrifugal pumps. Each has two or three sensors, and each sensor has an alarm at a fixed level. When the alarm comes, the bearing is already damaged: the pump is stopped, production waits, and the repair happens at night with parts sent by courier.',
        },
        {
          text: 'Calendar-based servicing avoids that, at a price. Most bearings that are replaced every eighteen months would have run for two or three more years, and every opening of a healthy pump is a chance to close it badly.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          text: 'Wear shows early, in the pattern of the signals rather than their level. These records are joined by time and pump:',
        },
        {
          table: {
            caption: 'What we read, and what it shows',
            head: ['Signal', 'How often', 'What it shows'],
            weights: [1.1, 1, 2.2],
            rows: [
              [
                'Vibration',
                'One second, every ten minutes',
                'Energy around the bearing frequencies rises weeks before the overall level does',
              ],
              [
                'Pressure and flow',
                'Every second',
                'The operating point on the pump curve; cavitation when suction pressure falls',
              ],
              [
                'Temperature',
                'Every minute',
                'Late but reliable: friction in the bearing housing, corrected for ambient heat',
              ],
              ['Motor current', 'Every second', 'Load, and blockages that no other sensor sees'],
              ['Work orders', 'As they happen', 'What was found and done: the model’s only source of truth'],
            ],
          },
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          text: 'Failures are rare, so the method does not learn failures. It learns what is normal for each pump at each operating point, and measures how far today deviates.',
        },
        {
          figure: {
            kind: 'series',
            caption: 'Figure 1. How far the warning should come ahead of the alarm: a sketch, not a measurement.',
            alt: 'Two lines over six weeks. The distance from normal begins to rise in week three and then crosses its limit: the warning. The overall vibration level stays flat until week five and reaches its limit shortly before failure: the alarm.',
            axes: ['Six weeks before failure', 'Each signal against its limit'],
            limit: { label: 'Limit', at: 0.42 },
            marks: [
              { label: 'Warning', at: 0.5 },
              { label: 'Alarm', at: 0.93 },
            ],
            lines: [
              {
                label: 'Distance from normal',
                strong: true,
                heights: [0.1, 0.14, 0.11, 0.18, 0.28, 0.42, 0.5, 0.61, 0.7, 0.82, 0.95],
              },
              {
                label: 'Overall level',
                heights: [0.16, 0.17, 0.16, 0.17, 0.16, 0.17, 0.18, 0.19, 0.22, 0.34, 0.62],
              },
            ],
          },
        },
        {
          steps: [
            'A model of normal operation for each type of pump, adjusted to each machine with four to six weeks of its own data.',
            'Frequency bands from the bearing’s data sheet, so that a deviation can be named: outer race, imbalance, misalignment, cavitation.',
            'One message for each pump and cause, with its trend, the likely time left as a range, and a proposed work order.',
            'The fitter’s finding closes the loop: found, not found, something else. Without it the message stays open.',
          ],
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          text: 'Before anything is switched on, we replay the last two years. These figures decide whether the pilot continues. We agree the targets with the plant, for its own pumps.',
        },
        {
          terms: [
            [
              'Warning time',
              'Days between the first message and the moment the fitter would have wanted to know. Useful once it is longer than the time it takes to get the part.',
            ],
            ['Confirmed messages', 'Share of messages with a finding. Below one in two, people stop looking.'],
            [
              'Unplanned stops',
              'Hours a quarter, against the same quarter of the previous year, adjusted for production hours.',
            ],
            [
              'Parts replaced too early',
              'Bearings that still had life in them when opened, in the fitter’s judgement.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'Read access to the historian: two years of data, at least twelve months of it at full resolution.',
            'Vibration sensors on both bearing housings of the pumps in the pilot. Wireless ones will do.',
            'Work orders that name the pump and the finding, even in free text.',
            'A fitter for two hours a week, who tells us where we are wrong.',
          ],
        },
      ],
    },
    {
      title: 'Risks',
      blocks: [
        {
          terms: [
            ['Too many messages', 'The number of messages a week is fixed first, and the threshold follows from it.'],
            [
              'A changed process',
              'A new liquid or speed means a new normal. The model is frozen for that pump, learns again, and says so.',
            ],
            [
              'Sensors that fail',
              'A flat line or a loose magnet is reported as a sensor fault, never as a healthy pump.',
            ],
            [
              'Savings that no one books',
              'The financial controller joins at the start and agrees how to price an avoided stop.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Choose ten pumps, the ones that spoil your weekends. With a copy of their history, we will replay two years and show, pump by pump, what you would have noticed, and how early.',
}
