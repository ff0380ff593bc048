import type { ContentEntry } from './content-module'

/** The pages under Services (MS-02), in the order of the menu; the content of each is in its own chunk. */
export const services: readonly ContentEntry[] = [
  {
    label: 'Strategic Advisory Services',
    desc: 'Choose the decisions worth improving before you choose the tools.',
    type: 'strategic-advisory-services',
    load: () =>
      import(/* webpackChunkName: "content-strategic-advisory-services" */ './pages/strategic-advisory-services'),
  },
  {
    label: 'Cloud Migration Services',
    desc: 'Move databases and workloads in waves that can be rolled back.',
    type: 'cloud-migration-services',
    load: () => import(/* webpackChunkName: "content-cloud-migration-services" */ './pages/cloud-migration-services'),
  },
  {
    label: 'Comprehensive Managed Services',
    desc: 'Pipelines, models and platforms monitored and repaired around the clock.',
    type: 'comprehensive-managed-services',
    load: () =>
      import(/* webpackChunkName: "content-comprehensive-managed-services" */ './pages/comprehensive-managed-services'),
  },
  {
    label: 'End-to-End Implementation Services',
    desc: 'One team from the first table to the screen on the shop floor.',
    type: 'end-to-end-implementation-services',
    load: () =>
      import(
        /* webpackChunkName: "content-end-to-end-implementation-services" */ './pages/end-to-end-implementation-services'
      ),
  },
  {
    label: 'Our Microsoft Advantage',
    desc: 'How our experience with Azure, Fabric and Power Platform helps you.',
    type: 'our-microsoft-advantage',
    load: () => import(/* webpackChunkName: "content-our-microsoft-advantage" */ './pages/our-microsoft-advantage'),
  },
]
