import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Logistics',
  subtitle: 'Supply Chain Management',
  description:
    'An arrival time that no one believes is worse than none. We merge positions, port calls, gate times and weather into one realistic range, check it daily against what happened, and show who can still act when a shipment slips.',
  background: 'trace:logistics-supply-chain-management',
  meta: {
    title: 'Logistics, Supply Chain Management | TekDataNova',
    description:
      'Data and AI for logistics and supply chains: arrival times that hold, stock where it is needed, and early warning of late shipments, with options.',
    keywords: 'supply chain analytics, ETA prediction, inventory optimisation, logistics AI',
  },
})
