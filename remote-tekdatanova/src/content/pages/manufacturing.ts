import { useCaseFacts } from '../documents/use-case-facts'
import { file as industrialFaults } from '../documents/use-cases/industrial-fault-detection?pdf'
import { file as pumpSensors } from '../documents/use-cases/pump-sensor-predictive-maintenance?pdf'
import { file as maintenanceAnalytics } from '../documents/use-cases/predictive-maintenance-and-analytics?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Manufacturing',
  description:
    'Your machines produce signals that no one reads. We put sensors, batches and shift logs on one clock, trace scrap and stoppages back to the minute they began, and give the people on the line a warning early enough to act on.',
  background: 'trace:manufacturing',
  work: {
    curve: {
      heading: 'The minute before the scrap',
      measure: 'Spindle load, line 3',
      span: 'One shift',
      marks: [
        {
          at: 0.14,
          title: 'Noise',
          text: 'Sensor readings, shift notes and batch numbers, each with a different clock.',
        },
        { at: 0.58, title: 'Pattern', text: 'On one clock, the cycle of the machine becomes visible.' },
        {
          at: 0.8,
          title: 'Cause',
          text: 'One cycle drew more power than its neighbours. The first bad part came eleven minutes later.',
        },
      ],
    },
    problemsHeading: 'What the shop floor asks for',
    problems: [
      {
        problem: 'Scrap is explained after the shift',
        build: 'Sensor, batch and shift data joined by part, so a fault leads back to the minute it began.',
        measure: 'Scrap rate by cause, and hours from fault to explanation.',
      },
      {
        problem: 'Machines stop without warning',
        build: 'Wear models on the few machines that stop the whole line, with a lead time the planner can use.',
        measure: 'Unplanned stops a month, and warnings the mechanics overrule.',
      },
      {
        problem: 'Inspection depends on who is tired',
        build: 'Cameras at line speed that sort defects by cause and hand the unclear ones to an inspector.',
        measure: 'Missed defects in a blind re-inspection, by shift.',
      },
    ],
    example: {
      sector: 'Manufacturing',
      client: 'Brannoch Pumps',
      figure: '4 days',
      measure: 'to close the month, down from eleven',
      text: 'Plant data is worth little if the books disagree with it. We timed every handover in six plants, and agreeing which waits could be cut saved three days before any software changed.',
    },
    papers: [
      { ...useCaseFacts.industrialFaults, ...industrialFaults },
      { ...useCaseFacts.pumpSensors, ...pumpSensors },
      { ...useCaseFacts.maintenanceAnalytics, ...maintenanceAnalytics },
    ],
  },
  meta: {
    title: 'Manufacturing | TekDataNova',
    description:
      'Data and AI for manufacturers: sensors, batches and shift logs on one clock, scrap traced to its cause, and failures predicted in time to plan the repair.',
    keywords: 'manufacturing analytics, predictive maintenance, quality, OEE, industrial AI',
  },
})
