import type { MenuChild } from '../types'

/** Menu children of Industries (MS-04). */
export const industries: readonly MenuChild[] = [
  {
    label: 'Finance & Banking',
    desc: 'Risk, fraud and service, all working from one ledger.',
    type: 'finance-banking',
  },
  { label: 'Insurance', desc: 'Claims triaged in minutes, with the reason recorded.', type: 'insurance' },
  { label: 'Manufacturing', desc: 'Scrap, downtime and energy traced to their cause.', type: 'manufacturing' },
  {
    label: 'Retail & CPG',
    subtitle: 'Agri-poultry',
    desc: 'Demand, stock and flock health, seen days ahead.',
    type: 'retail-cpg-agri-poultry',
  },
  {
    label: 'Logistics',
    subtitle: 'Supply Chain Management',
    desc: 'Arrival times that planners and drivers both trust.',
    type: 'logistics-supply-chain-management',
  },
  { label: 'Pharmaceuticals', desc: 'Trials and batches with evidence behind each step.', type: 'pharmaceuticals' },
  { label: 'Healthcare', desc: 'Beds, staff and records organised around the patient.', type: 'healthcare' },
  { label: 'Telecom', desc: 'Faults found before the customer calls.', type: 'telecom' },
  {
    label: 'Travel & Transportation',
    desc: 'Fleets, fares and crews planned together.',
    type: 'travel-and-transportation',
  },
]
