import type { ContentEntry } from './content-module'

/** The pages under Solutions (MS-03), in the order of the menu; the content of each is in its own chunk. */
export const solutions: readonly ContentEntry[] = [
  {
    label: 'Digital Transformation',
    desc: 'Change one process step at a time, and measure each result.',
    type: 'digital-transformation',
    load: () => import(/* webpackChunkName: "content-digital-transformation" */ './pages/digital-transformation'),
  },
  {
    label: 'Cloud Security Solutions',
    desc: 'Identity, network and data controls that auditors can read.',
    type: 'cloud-security-solutions',
    load: () => import(/* webpackChunkName: "content-cloud-security-solutions" */ './pages/cloud-security-solutions'),
  },
  {
    label: 'Modern Application Development',
    desc: 'Small services and clear screens, built on good data.',
    type: 'modern-application-development',
    load: () =>
      import(/* webpackChunkName: "content-modern-application-development" */ './pages/modern-application-development'),
  },
  {
    label: 'SAP Migration and Accelerators',
    desc: 'Move SAP to the cloud and open up its data on the way.',
    type: 'sap-migration-and-accelerators',
    load: () =>
      import(/* webpackChunkName: "content-sap-migration-and-accelerators" */ './pages/sap-migration-and-accelerators'),
  },
  {
    label: 'Mergers, Acquisitions and Migrations',
    desc: 'Two data estates joined, or one split, by a date that cannot move.',
    type: 'mergers-acquisitions-and-migrations',
    load: () =>
      import(
        /* webpackChunkName: "content-mergers-acquisitions-and-migrations" */ './pages/mergers-acquisitions-and-migrations'
      ),
  },
  {
    label: 'Generative AI and Accelerated Computing',
    desc: 'Assistants that cite your documents, on hardware sized to fit.',
    type: 'generative-ai-and-accelerated-computing',
    load: () =>
      import(
        /* webpackChunkName: "content-generative-ai-and-accelerated-computing" */ './pages/generative-ai-and-accelerated-computing'
      ),
  },
  {
    label: 'Data Analytics and AI/ML',
    desc: 'Forecasts you can use, and figures that agree with each other.',
    type: 'data-analytics-and-ai-ml',
    load: () => import(/* webpackChunkName: "content-data-analytics-and-ai-ml" */ './pages/data-analytics-and-ai-ml'),
  },
  {
    label: 'Proven Project Delivery',
    desc: 'Plans with dates, owners and early warnings.',
    type: 'proven-project-delivery',
    load: () => import(/* webpackChunkName: "content-proven-project-delivery" */ './pages/proven-project-delivery'),
  },
  {
    label: 'Strategic Staffing Solutions',
    desc: 'Data engineers and analysts who join your team for as long as it takes.',
    type: 'strategic-staffing-solutions',
    load: () =>
      import(/* webpackChunkName: "content-strategic-staffing-solutions" */ './pages/strategic-staffing-solutions'),
  },
]
