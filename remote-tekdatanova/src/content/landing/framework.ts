/** One stage of the framework on the landing page (MS-13). */
export interface FrameworkStage {
  name: string
  description: string
  result: string
}

export const frameworkIntro = {
  title: 'From Creation to Cognition',
  description:
    'Our framework follows a record from the moment it is created to the moment someone makes a decision with it. Each stage ends with a result you can check.',
} as const

export const frameworkStages: readonly FrameworkStage[] = [
  {
    name: 'Creation',
    description:
      'A sensor ticks, a form is sent, a pallet is scanned. We find out where records are created and who is responsible for them.',
    result: 'A map of sources and their owners',
  },
  {
    name: 'Connection',
    description: 'Streams and batches arrive in one governed place, with their history and permissions intact.',
    result: 'Pipelines that report their own faults',
  },
  {
    name: 'Curation',
    description:
      'One key for a customer, one name for a product, one meaning for margin. Disputes over figures end here.',
    result: 'A catalogue that people use',
  },
  {
    name: 'Computation',
    description: 'Statistics first, machine learning where it pays for itself, language models where the data is text.',
    result: 'Models with tests, limits and a price per answer',
  },
  {
    name: 'Cognition',
    description:
      'The answer appears in the tool where the choice is made, with the reason for it, and the system learns from what people choose.',
    result: 'A better decision, with a figure to prove it',
  },
]
