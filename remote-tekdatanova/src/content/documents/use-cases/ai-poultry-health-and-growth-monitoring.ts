import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.poultryHealth,
  keywords:
    'poultry monitoring, flock health, broiler weight estimation, computer vision, sound analysis, precision livestock',
  revised: '2026-09-02',
  audience: 'Integrators, farm managers and flock veterinarians.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'A house holds tens of thousands of birds and is walked twice a day. By the time a stockman sees huddling, wet litter or a drop in feed, the cause is a day or two old. In a cycle of about six weeks, two days are a great deal.',
        },
        {
          text: 'Weight is known from a few hand-weighed birds and from the slaughterhouse, when it is too late to change anything. Feed, the largest cost of the flock, is therefore adjusted by habit.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          table: {
            caption: 'What the house can tell',
            head: ['Source', 'What is drawn from it', 'Gives early notice of'],
            weights: [1, 1.7, 1.7],
            rows: [
              [
                'Overhead cameras',
                'Spread over the floor, movement, body area of single birds',
                'Draughts, lameness, uneven growth',
              ],
              ['Microphones', 'Rate of coughs and sneezes by hour, at rest', 'Respiratory disease, ammonia'],
              [
                'Climate sensors',
                'Temperature, humidity, ammonia, carbon dioxide by zone',
                'Ventilation faults, wet litter',
              ],
              ['Feed and water meters', 'Intake and its ratio, by hour', 'Heat stress, disease, blocked lines'],
              [
                'Flock records',
                'Breed, age, mortality, treatments, weights at slaughter',
                'The truth against which all else is checked',
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
            caption:
              'Figure 1. Growth against the breeder’s curve; a sketch of the moment at which a flock falls behind.',
            alt: 'Two rising lines over 42 days. The flock follows the breeder’s curve until day 20, then falls below it. A notice is given on day 22, and after the cause is mended the flock grows in parallel to the curve again.',
            axes: ['Day 0 to day 42', 'Body weight'],
            marks: [{ label: 'Notice, day 22', at: 0.524 }],
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
            'Cameras count area, not individuals: a segmentation model outlines birds seen fully from above, and body area gives weight by a curve fitted to each breed and checked with a floor scale.',
            'Sound is analysed on a small computer in the house. Only counts by the hour leave it.',
            'Each house is compared with the breeder’s curve, with its own last flocks, and with the neighbouring houses of the same age. A departure in one of them is a hint; in all three it is a notice.',
            'The notice says where, since when, which signals agree, and what to look at first. The stockman answers with what was found.',
          ],
        },
        {
          note: 'Birds are not diagnosed by a camera. The system shortens the time until a person looks, and tells that person where to look.',
          title: 'The limit',
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          terms: [
            ['Hours gained', 'Between the notice and the entry in the house log, for each confirmed event.'],
            ['Weight error', 'Estimate on the day before slaughter against the weight at the plant, by house.'],
            [
              'Confirmed notices',
              'Share with a finding. Fewer than one useful notice in three is a reason to stop and adjust.',
            ],
            [
              'Feed conversion and mortality',
              'Against houses of the same farm without the system, over at least four cycles: one flock proves nothing.',
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
            'Power and a wired network in the house; four to eight cameras and two microphones for a house of usual size.',
            'Hardware that survives dust, ammonia and high-pressure cleaning.',
            'Records of the last ten flocks, on paper if need be.',
            'A stockman who is asked about every notice, and a veterinarian who sees the weekly summary.',
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
              'Sharpness is measured each hour. A blind camera is reported as blind, not as a quiet house.',
            ],
            ['A new breed or litter', 'The weight curve is fitted anew and marked as provisional for one cycle.'],
            [
              'People in the picture',
              'Frames with people are discarded in the house; no picture is kept longer than a day unless a notice needs it.',
            ],
            [
              'Alarm at three in the morning',
              'Only faults that kill within hours may wake anybody: ventilation, heat, water. Everything else waits for six.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Begin with two houses, one with the system and one without, for two cycles. Before that, a day on the farm is enough to tell whether light, network and records will carry it.',
}
