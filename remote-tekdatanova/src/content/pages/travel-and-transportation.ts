import { useCaseFacts } from '../documents/use-case-facts'
import { file as maintenanceAnalytics } from '../documents/use-cases/predictive-maintenance-and-analytics?pdf'
import { file as protectiveEquipment } from '../documents/use-cases/ppe-violation-detection?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Travel & Transportation',
  description:
    'One late aircraft, bus or crew affects the whole day. We track the knock-on effects minute by minute, rebuild rotations within the rest rules, rebook passengers before they have to queue, and set fares that fill seats without causing complaints.',
  background: 'trace:travel-and-transportation',
  work: {
    curve: {
      heading: 'A timetable meeting a real day',
      measure: 'Minutes ahead or behind',
      span: 'One operating day',
      marks: [
        {
          at: 0.14,
          title: 'Noise',
          text: 'Door sensors, weather and radio messages, most of them about delays already over.',
        },
        { at: 0.58, title: 'Pattern', text: 'Delays travel. One late unit explains the next four.' },
        {
          at: 0.97,
          title: 'Recovery',
          text: 'Control sees which connection to hold, and what it costs those already on board.',
        },
      ],
    },
    problemsHeading: 'When the plan meets the day',
    problems: [
      {
        problem: 'Connections break without warning',
        build: 'Delay forecasts that follow vehicles and crews, with the passengers each choice affects.',
        measure: 'Missed connections per thousand journeys.',
      },
      {
        problem: 'Workshops fill at random',
        build: 'Condition data ranked into one service list that fits the depot’s slots.',
        measure: 'Vehicles out of service at six in the morning.',
      },
      {
        problem: 'Fares and demand drift apart',
        build: 'Demand by departure with honest ranges, and limits that your commercial team sets.',
        measure: 'Load and revenue against a route left unchanged.',
      },
    ],
    example: {
      sector: 'Public transport',
      client: 'Velmoor Light Rail',
      figure: '23',
      measure: 'working days from brief to accepted offer',
      text: 'A new line with a tunnel needed fourteen engineers of a kind the company had never employed. All were in post five weeks before the inspection.',
    },
    papers: [
      { ...useCaseFacts.maintenanceAnalytics, ...maintenanceAnalytics },
      { ...useCaseFacts.protectiveEquipment, ...protectiveEquipment },
    ],
  },
  meta: {
    title: 'Travel & Transportation | TekDataNova',
    description:
      'Data and AI for travel and transport: delays tracked through the day, crews and fleets replanned within the rules, and fares that fill seats.',
    keywords: 'travel analytics, fleet planning, crew rostering, disruption management, transport AI',
  },
})
