/** One stage of the framework on the landing page (MS-13). */
export interface FrameworkStage {
  name: string
  description: string
  result: string
}

export const frameworkIntro = {
  title: 'From Creation to Cognition',
  description:
    'Our framework follows a record from the moment it is made to the moment somebody decides by it. Each stage has a result you can hold us to.',
} as const

export const frameworkStages: readonly FrameworkStage[] = [
  {
    name: 'Creation',
    description:
      'A sensor ticks, a form is sent, a pallet is scanned. We find where records are born and who vouches for them.',
    result: 'A map of sources with owners',
  },
  {
    name: 'Connection',
    description: 'Streams and batches arrive in one governed place, with their history and their permissions intact.',
    result: 'Pipelines that report their own faults',
  },
  {
    name: 'Curation',
    description:
      'One key for a customer, one name for a product, one meaning for margin. Quarrels over figures end here.',
    result: 'A catalogue that people look things up in',
  },
  {
    name: 'Computation',
    description: 'Statistics first, learning where it earns its keep, language models where words are the data.',
    result: 'Models with tests, limits and a price per answer',
  },
  {
    name: 'Cognition',
    description:
      'The answer appears in the tool where the choice is made, with its reason, and learns from what was chosen.',
    result: 'A decision made better, and measured',
  },
]
