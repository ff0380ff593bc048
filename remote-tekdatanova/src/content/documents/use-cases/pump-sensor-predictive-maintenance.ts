import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.pumpSensors,
  keywords:
    'predictive maintenance, pump monitoring, vibration analysis, bearing wear, cavitation, condition monitoring',
  revised: '2026-08-31',
  audience: 'Maintenance and reliability engineers of plants with rotating equipment.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A process plant runs some dozens of centrifugal pumps. Each carries two or three sensors, and each sensor has an alarm at a fixed level. When the alarm comes, the bearing is already damaged: the pump is stopped, production waits, and the repair is done at night with parts sent by express.',
        },
        {
          text: 'Servicing by calendar avoids that, at a price. Most bearings that are replaced every eighteen months would have run for two or three more years, and every opening of a healthy pump is a chance to close it badly.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          text: 'Wear announces itself, but in the pattern of the signals and not in their level. Three groups of records are joined on the time and the pump:',
        },
        {
          table: {
            caption: 'What is read, and what it tells',
            head: ['Signal', 'How often', 'What it tells'],
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
                'The working point on the pump curve; cavitation when suction pressure falls',
              ],
              [
                'Temperature',
                'Every minute',
                'Late but sure: friction in the bearing housing, corrected for ambient heat',
              ],
              ['Motor current', 'Every second', 'Load, and blockages that no other sensor sees'],
              ['Work orders', 'As they happen', 'What was found and done: the only teacher of the model'],
            ],
          },
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          text: 'Failures are rare, so the method does not learn failures. It learns what is normal for each pump at each working point, and measures how far today is from it.',
        },
        {
          figure: {
            kind: 'series',
            caption: 'Figure 1. How the warning is meant to run ahead of the alarm; a sketch, not a measurement.',
            alt: 'Two lines over six weeks. The distance from normal begins to rise in week three and crosses the warning level. The overall vibration level stays flat until week five and reaches the alarm shortly before failure.',
            axes: ['Six weeks before failure', 'Share of alarm level'],
            limit: { label: 'Warning level', at: 0.42 },
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
            'A model of normal running for each type of pump, adjusted to each machine with four to six weeks of its own data.',
            'Frequency bands from the bearing’s data sheet, so that a departure can be named: outer race, imbalance, misalignment, cavitation.',
            'One message for each pump and cause, with its trend, the likely time left as a range, and the work order to propose.',
            'The fitter’s finding closes the loop: found, not found, something else. Without that answer the message stays open.',
          ],
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          text: 'Before anything is switched on, the last two years are replayed. These figures decide whether the pilot goes on; the targets are agreed with the plant, for its own pumps.',
        },
        {
          terms: [
            [
              'Warning time',
              'Days between the first message and the moment the fitter would have wanted to know. Useful from the time it takes to get the part.',
            ],
            ['Confirmed messages', 'Share of messages with a finding. Below one in two, people stop looking.'],
            [
              'Unplanned stops',
              'Hours a quarter, against the same quarter of the year before, with production hours held equal.',
            ],
            [
              'Parts replaced too early',
              'Bearings that still had life in them when opened, by the fitter’s judgement.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'Read access to the historian, with at least twelve months at full resolution.',
            'Vibration sensors on both bearing housings of the pumps in the pilot; wireless ones will do.',
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
            ['Too many messages', 'The budget of messages a week is fixed first, and the threshold follows from it.'],
            [
              'A changed process',
              'A new medium or speed is a new normal. The model is frozen for that pump and learns again, and says so.',
            ],
            [
              'Sensors that fail',
              'A flat line or a loose magnet is reported as a sensor fault, never as a healthy pump.',
            ],
            [
              'Savings that nobody books',
              'The controller joins at the start and agrees how an avoided stop is priced.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Choose ten pumps, the ones that spoil your weekends. With a copy of their history we replay two years and show, pump by pump, what would have been noticed and how early.',
}
