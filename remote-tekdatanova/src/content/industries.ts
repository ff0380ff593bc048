import type { ContentEntry } from './content-module'

/** The pages under Industries (MS-04), in the order of the menu; the content of each is in its own chunk. */
export const industries: readonly ContentEntry[] = [
  {
    label: 'Finance & Banking',
    desc: 'Risk, fraud and service teams, all working from one ledger.',
    type: 'finance-banking',
    load: () => import(/* webpackChunkName: "content-finance-banking" */ './pages/finance-banking'),
  },
  {
    label: 'Insurance',
    desc: 'Claims triaged in minutes, with the reason recorded.',
    type: 'insurance',
    load: () => import(/* webpackChunkName: "content-insurance" */ './pages/insurance'),
  },
  {
    label: 'Manufacturing',
    desc: 'Scrap, downtime and energy use traced to their causes.',
    type: 'manufacturing',
    load: () => import(/* webpackChunkName: "content-manufacturing" */ './pages/manufacturing'),
  },
  {
    label: 'Retail & CPG',
    subtitle: 'Agri-poultry',
    desc: 'Demand, stock and flock health, seen days ahead.',
    type: 'retail-cpg-agri-poultry',
    load: () => import(/* webpackChunkName: "content-retail-cpg-agri-poultry" */ './pages/retail-cpg-agri-poultry'),
  },
  {
    label: 'Logistics',
    subtitle: 'Supply Chain Management',
    desc: 'Arrival times that planners and drivers both trust.',
    type: 'logistics-supply-chain-management',
    load: () =>
      import(
        /* webpackChunkName: "content-logistics-supply-chain-management" */ './pages/logistics-supply-chain-management'
      ),
  },
  {
    label: 'Pharmaceuticals',
    desc: 'Trials and batches with evidence behind each step.',
    type: 'pharmaceuticals',
    load: () => import(/* webpackChunkName: "content-pharmaceuticals" */ './pages/pharmaceuticals'),
  },
  {
    label: 'Healthcare',
    desc: 'Beds, staff and records organised around the patient.',
    type: 'healthcare',
    load: () => import(/* webpackChunkName: "content-healthcare" */ './pages/healthcare'),
  },
  {
    label: 'Telecom',
    desc: 'Faults found before the customer calls.',
    type: 'telecom',
    load: () => import(/* webpackChunkName: "content-telecom" */ './pages/telecom'),
  },
  {
    label: 'Travel & Transportation',
    desc: 'Fleets, fares and crews planned together.',
    type: 'travel-and-transportation',
    load: () => import(/* webpackChunkName: "content-travel-and-transportation" */ './pages/travel-and-transportation'),
  },
]
