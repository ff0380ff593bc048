import type { MenuChild } from '../types'

/** Menu children of Services (MS-02). */
export const services: readonly MenuChild[] = [
  {
    label: 'Strategic Advisory Services',
    desc: 'Choose the decisions worth improving before you choose the tools.',
    type: 'strategic-advisory-services',
  },
  {
    label: 'Cloud Migration Services',
    desc: 'Move databases and workloads in waves that can be rolled back.',
    type: 'cloud-migration-services',
  },
  {
    label: 'Comprehensive Managed Services',
    desc: 'Pipelines, models and platforms monitored and repaired around the clock.',
    type: 'comprehensive-managed-services',
  },
  {
    label: 'End-to-End Implementation Services',
    desc: 'One team from the first table to the screen on the shop floor.',
    type: 'end-to-end-implementation-services',
  },
  {
    label: 'Our Microsoft Advantage',
    desc: 'How our experience with Azure, Fabric and Power Platform helps you.',
    type: 'our-microsoft-advantage',
  },
]
