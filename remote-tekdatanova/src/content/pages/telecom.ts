import { useCaseFacts } from '../documents/use-case-facts'
import { file as maintenanceAnalytics } from '../documents/use-cases/predictive-maintenance-and-analytics?pdf'
import { file as offPeakEnergy } from '../documents/use-cases/energy-consumption-off-peak-windows?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Telecom',
  description:
    'A network shows its faults long before the call centre hears of them. We read counters, alarms and tickets together, send the crew to the one cell that matters, and identify households that are about to leave while you can still make them an offer.',
  background: 'trace:telecom',
  work: {
    curve: {
      heading: 'A cell, minutes before it drops calls',
      measure: 'Signal quality of one cell',
      span: 'One evening',
      marks: [
        { at: 0.14, title: 'Noise', text: 'A million counters an hour, and alarms that mostly cancel each other out.' },
        { at: 0.55, title: 'Pattern', text: 'Traffic comes in waves. What matters is how the wave changes its shape.' },
        {
          at: 0.96,
          title: 'Fault',
          text: 'The swing grows before any threshold is crossed, and a technician gets a place and a cause.',
        },
      ],
    },
    problemsHeading: 'Before the customer calls',
    problems: [
      {
        problem: 'Alarms arrive by the thousand',
        build: 'Alarms grouped by cause and place, with the likely part named for the technician.',
        measure: 'Tickets per real fault, and repeat visits.',
      },
      {
        problem: 'Masts use full power at night',
        build: 'Traffic forecasts by cell that switch carriers off when nobody will notice.',
        measure: 'Energy per gigabyte, and complaints about sleeping cells.',
      },
      {
        problem: 'Customers leave without a word',
        build:
          'A model of dissatisfaction from faults, bills and calls, used to help customers and never to pressure them.',
        measure: 'Customers kept after a repair, against a control group.',
      },
    ],
    example: {
      sector: 'Telecom',
      client: 'Silverhythe Telecom',
      figure: '49 of 52',
      measure: 'weeks with a release',
      text: 'Finding faults early only helps if the fix can go out this week. Of 11,300 automated tests, 3,600 remain, and a red one stops the release until someone explains it in writing.',
    },
    papers: [
      { ...useCaseFacts.maintenanceAnalytics, ...maintenanceAnalytics },
      { ...useCaseFacts.offPeakEnergy, ...offPeakEnergy },
    ],
  },
  meta: {
    title: 'Telecom | TekDataNova',
    description:
      'Data and AI for telecom operators: faults located before customers call, crews sent to the right mast, and customers understood before they leave.',
    keywords: 'telecom analytics, network operations, churn prediction, field service, telecom AI',
  },
})
