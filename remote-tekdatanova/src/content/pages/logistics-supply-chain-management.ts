import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Logistics',
  subtitle: 'Supply Chain Management',
  description:
    'An arrival time that nobody believes is worse than none. We merge positions, port calls, gate times and weather into one honest range, keep it honest by measuring it daily, and show who can still do something when a shipment slips.',
  background: 'trace:logistics-supply-chain-management',
  meta: {
    title: 'Logistics, Supply Chain Management | TekDataNova',
    description:
      'Data and AI for logistics and supply chains: arrival times that hold, stock where it is wanted, and early word of the shipment that will be late, with options.',
    keywords: 'supply chain analytics, ETA prediction, inventory optimisation, logistics AI',
  },
})
