import type { MenuChild } from '../types'

/** Menu children of Solutions (MS-03). */
export const solutions: readonly MenuChild[] = [
  {
    label: 'Digital Transformation',
    desc: 'Redesign the process step that uses the answer.',
    type: 'digital-transformation',
  },
  {
    label: 'Cloud Security Solutions',
    desc: 'Identity, network and data controls that auditors can read.',
    type: 'cloud-security-solutions',
  },
  {
    label: 'Modern Application Development',
    desc: 'Small services and clear screens, built on good data.',
    type: 'modern-application-development',
  },
  {
    label: 'SAP Migration and Accelerators',
    desc: 'Move SAP to the cloud and open up its data on the way.',
    type: 'sap-migration-and-accelerators',
  },
  {
    label: 'Mergers, Acquisitions and Migrations',
    desc: 'Two data estates joined, or one split, by a date that cannot move.',
    type: 'mergers-acquisitions-and-migrations',
  },
  {
    label: 'Generative AI and Accelerated Computing',
    desc: 'Assistants that cite your documents, on hardware sized to fit.',
    type: 'generative-ai-and-accelerated-computing',
  },
  {
    label: 'Data Analytics and AI/ML',
    desc: 'Forecasts you can use, and figures that agree with each other.',
    type: 'data-analytics-and-ai-ml',
  },
  {
    label: 'Proven Project Delivery',
    desc: 'Plans with dates, owners and early warnings.',
    type: 'proven-project-delivery',
  },
  {
    label: 'Strategic Staffing Solutions',
    desc: 'Data engineers and analysts who join your team for as long as it takes.',
    type: 'strategic-staffing-solutions',
  },
]
