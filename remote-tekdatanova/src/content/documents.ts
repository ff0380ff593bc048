/** A document of the microsite and where its PDF is served; `bytes` is the size of the file. */
export interface DocumentEntry {
  slug: string
  title: string
  description: string
  kind: 'ebook' | 'use-case'
  href: string
  pages: number
  bytes: number
}

/** Every document in the order of the specification. */
export const documents: readonly DocumentEntry[] = [
  {
    slug: 'ai-capabilities',
    title: 'AI Capabilities',
    description:
      'What today’s AI can do for a company, what it cannot, and how to tell a capability from a demonstration.',
    kind: 'ebook',
    href: '/documents/ai-capabilities.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'ai-vs-ml',
    title: 'AI vs ML',
    description: 'Rules, machine learning or generative AI? How to choose the simplest method that solves the problem.',
    kind: 'ebook',
    href: '/documents/ai-vs-ml.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'data-and-ai-sales-playbook',
    title: 'Data & AI Sales Playbook',
    description:
      'How to find, qualify, scope and close a data and AI engagement that the customer will still praise a year later.',
    kind: 'ebook',
    href: '/documents/data-and-ai-sales-playbook.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'marketing-and-sales-partnership',
    title: 'Marketing and Sales Partnership',
    description: 'One funnel, one set of definitions, one weekly hour: how two departments work on the same data.',
    kind: 'ebook',
    href: '/documents/marketing-and-sales-partnership.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'clinical-trial-success-prediction',
    title: 'Clinical Trial Success Prediction',
    description:
      'Estimate before the first patient is enrolled how likely a trial is to reach its endpoint, and which design choices move it.',
    kind: 'use-case',
    href: '/documents/clinical-trial-success-prediction.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'pump-sensor-predictive-maintenance',
    title: 'Pump-Sensor Predictive Maintenance',
    description: 'Vibration, pressure and temperature of pumps, read as early signs of wear days before the alarm.',
    kind: 'use-case',
    href: '/documents/pump-sensor-predictive-maintenance.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'energy-consumption-off-peak-windows',
    title: 'Energy Consumption Off-Peak Windows',
    description: 'Forecast load and price by the quarter hour, and move what can wait into the cheap hours.',
    kind: 'use-case',
    href: '/documents/energy-consumption-off-peak-windows.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'ai-poultry-health-and-growth-monitoring',
    title: 'AI Poultry Health and Growth Monitoring',
    description:
      'Cameras, microphones and climate sensors that show a flock falling behind its growth curve while there is time to act.',
    kind: 'use-case',
    href: '/documents/ai-poultry-health-and-growth-monitoring.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'exploratory-data-analysis',
    title: 'Exploratory Data Analysis',
    description: 'Ten working days in which your own records say what they can carry, before anybody pays for a model.',
    kind: 'use-case',
    href: '/documents/exploratory-data-analysis.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'predictive-maintenance-and-analytics',
    title: 'Predictive Maintenance and Analytics',
    description:
      'From single alarms to one ranked list for the whole plant: what to service next, why, and at what cost.',
    kind: 'use-case',
    href: '/documents/predictive-maintenance-and-analytics.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'ppe-violation-detection',
    title: 'PPE Violation Detection',
    description: 'Cameras that notice a missing helmet, vest or pair of goggles, and keep no record of who it was.',
    kind: 'use-case',
    href: '/documents/ppe-violation-detection.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'industrial-fault-detection',
    title: 'Industrial Fault Detection',
    description:
      'Scratches, pores and missing parts, found at line speed and sorted by cause, with the inspector in charge.',
    kind: 'use-case',
    href: '/documents/industrial-fault-detection.pdf',
    pages: 8,
    bytes: 212000,
  },
  {
    slug: 'automatic-invoice-processing',
    title: 'Automatic Invoice Processing',
    description:
      'From the scanned page to the posted entry: read, matched, checked and explained, with people for what is unclear.',
    kind: 'use-case',
    href: '/documents/automatic-invoice-processing.pdf',
    pages: 8,
    bytes: 212000,
  },
]
