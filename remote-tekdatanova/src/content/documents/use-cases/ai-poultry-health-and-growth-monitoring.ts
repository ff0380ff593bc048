import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.poultryHealth,
  keywords:
    'poultry monitoring, flock health, broiler weight estimation, computer vision, sound analysis, precision livestock',
  revised: '2026-11-27',
  audience: 'Integrators, farm managers and flock veterinarians.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A house holds tens of thousands of birds and is walked twice a day. By the time a stockman sees huddling, wet litter or a drop in feed intake, the cause is a day or two old. In a cycle of about six weeks, two days matter.',
        },
        {
          text: 'Weight is known from a few hand-weighed birds and from the slaughterhouse, when it is too late to change anything. So feed, the largest cost of the flock, is adjusted by habit.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          table: {
            caption: 'What the house can tell you',
            head: ['Source', 'What it shows', 'Early sign of'],
            weights: [1, 1.7, 1.7],
            rows: [
              [
                'Overhead cameras',
                'Spread over the floor, movement, body area of individual birds',
                'Draughts, lameness, uneven growth',
              ],
              ['Microphones', 'Rate of coughs and sneezes by hour, at rest', 'Respiratory disease, ammonia'],
              [
                'Climate sensors',
                'Temperature, humidity, ammonia, carbon dioxide by zone',
                'Ventilation faults, wet litter',
              ],
              [
                'Feed and water meters',
                'Intake of each, and the ratio between them, by hour',
                'Heat stress, disease, blocked lines',
              ],
              [
                'Flock records',
                'Breed, age, mortality, treatments, weights at slaughter',
                'The reference for all other signals',
              ],
            ],
          },
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'series',
            caption: 'Figure 1. Growth against the breeder’s curve: a sketch of the moment a flock falls behind.',
            alt: 'Two rising lines over 42 days. The flock follows the breeder’s curve until day 20, then falls below it. An alert is given on day 22, and once the cause is fixed the flock grows in parallel to the curve again.',
            axes: ['Day 0 to day 42', 'Body weight'],
            marks: [{ label: 'Alert, day 22', at: 0.524 }],
            lines: [
              { label: 'Breeder’s curve', heights: [0.03, 0.06, 0.11, 0.18, 0.27, 0.38, 0.5, 0.63, 0.75, 0.87, 0.97] },
              {
                label: 'This flock',
                strong: true,
                heights: [0.03, 0.06, 0.11, 0.18, 0.265, 0.35, 0.42, 0.53, 0.65, 0.77, 0.86],
              },
            ],
          },
        },
        {
          steps: [
            'Cameras identify no single bird. A segmentation model outlines birds seen fully from above, and a curve fitted to each breed and checked with a floor scale turns their body area into weight.',
            'Sound is analysed on a small computer in the house. Only hourly counts leave it.',
            'Each house is compared with the breeder’s curve, with its own past flocks, and with neighbouring houses of the same age. A deviation from one of them is a hint; a deviation from all three is an alert.',
            'The alert says where and when the deviation began, which signals agree, and what to look at first. The stockman replies with what was found.',
          ],
        },
        {
          note: 'A camera does not diagnose birds. The system shortens the time until a person looks, and tells that person where to look.',
          title: 'What it does not do',
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          terms: [
            ['Hours gained', 'Between the alert and the entry in the house log, for each confirmed event.'],
            ['Weight error', 'The estimate on the day before slaughter against the weight at the plant, by house.'],
            [
              'Confirmed alerts',
              'Share with a finding. Fewer than one useful alert in three is a reason to stop and adjust.',
            ],
            [
              'Feed conversion and mortality',
              'Against houses of the same farm without the system, over at least four cycles. One flock proves nothing.',
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
            'Power and a wired network in the house, with four to eight cameras and two microphones for a house of average size.',
            'Hardware that survives dust, ammonia and high-pressure cleaning.',
            'Records of the last ten flocks, on paper if necessary.',
            'A stockman who is asked about every alert, and a veterinarian who sees the weekly summary.',
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
              'Dirty lenses',
              'Sharpness is measured every hour. A blind camera is reported as blind, not as a quiet house.',
            ],
            ['A new breed or litter', 'The weight curve is fitted again and marked as provisional for one cycle.'],
            [
              'People in the picture',
              'Frames with people are discarded in the house. No picture is kept longer than a day unless an alert needs it.',
            ],
            [
              'Alarms at three in the morning',
              'Only faults that kill within hours may wake anyone: ventilation, heat, water. Everything else waits until six.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Start with two houses, one with the system and one without, for four cycles. Before that, one day on the farm shows whether light, network and records are good enough.',
}
