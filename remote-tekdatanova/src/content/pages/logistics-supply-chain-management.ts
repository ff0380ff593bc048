import { useCaseFacts } from '../documents/use-case-facts'
import { file as maintenanceAnalytics } from '../documents/use-cases/predictive-maintenance-and-analytics?pdf'
import { file as protectiveEquipment } from '../documents/use-cases/ppe-violation-detection?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Logistics',
  subtitle: 'Supply Chain Management',
  description:
    'An arrival time that no one believes is worse than none. We merge positions, port calls, gate times and weather into one realistic range, check it daily against what happened, and show who can still act when a shipment slips.',
  background: 'trace:logistics-supply-chain-management',
  work: {
    curve: {
      heading: 'A journey in five stages',
      measure: 'Distance covered',
      span: 'From factory gate to loading dock',
      marks: [
        {
          at: 0.12,
          title: 'Noise',
          text: 'Positions every few minutes, or none for hours. Each carrier has its own words for a delay.',
        },
        { at: 0.5, title: 'Pattern', text: 'Five moves and five waits. The waits decide when the goods arrive.' },
        { at: 0.97, title: 'Arrival', text: 'The estimate narrows at each handover, and the dock plans from it.' },
      ],
    },
    problemsHeading: 'What planners ring us about',
    problems: [
      {
        problem: 'Arrival times are guesses',
        build: 'Estimates learned from your own lanes, ports and seasons, given as a window, not to the minute.',
        measure: 'Share of arrivals inside the promised window, a day ahead.',
      },
      {
        problem: 'Delays are known too late to act on',
        build: 'Alerts only where someone can still rebook, split or warn, sent to that person.',
        measure: 'Alerts acted on, out of all alerts sent.',
      },
      {
        problem: 'Equipment fails in the busiest week',
        build: 'Condition data from cranes, forklifts and trailers ranked into one list of what to service next.',
        measure: 'Hours lost to breakdowns in peak weeks.',
      },
    ],
    example: {
      sector: 'Logistics',
      client: 'Port of Marrowgate',
      figure: '46%',
      measure: 'fewer unplanned stops in a year',
      text: 'Fourteen quay cranes from four decades now report their own wear, and mechanics overrule only one warning in nine.',
    },
    papers: [
      { ...useCaseFacts.maintenanceAnalytics, ...maintenanceAnalytics },
      { ...useCaseFacts.protectiveEquipment, ...protectiveEquipment },
    ],
  },
  meta: {
    title: 'Logistics, Supply Chain Management | TekDataNova',
    description:
      'Data and AI for logistics and supply chains: arrival times that hold, stock where it is needed, and early warning of late shipments, with options.',
    keywords: 'supply chain analytics, ETA prediction, inventory optimisation, logistics AI',
  },
})
