/** A benefit of working as a fusion team (MS-13). */
export interface FusionBenefit {
  title: string
  description: string
}

export const fusionTeam = {
  title: 'What a fusion team brings you',
  description:
    'Four to seven people, about half of them yours: a process owner, an analyst and an operator from your side; a data engineer, a modeller and a designer from ours. They stay together until the answer is in daily use.',
} as const

export const fusionBenefits: readonly FusionBenefit[] = [
  {
    title: 'An early answer on your own data',
    description: 'A rough but honest first result by week six, before you commit the larger budget.',
  },
  {
    title: 'Questions answered on the spot',
    description:
      'People ask across the table what a field means, instead of raising a ticket that waits for two weeks.',
  },
  {
    title: 'Compliance built in from the start',
    description: 'Your compliance officer writes the tests with us. A model that fails them is never released.',
  },
  {
    title: 'A handover without surprises',
    description:
      'The people who will run the system help to build it, and are on call for it while we are still there.',
  },
  {
    title: 'An owner for every model',
    description: 'Each has a named owner, a target figure, and a date on which it is reviewed or retired.',
  },
  {
    title: 'Skills that stay with you',
    description: 'We pair with your people so that your side can run the next project with half as many of ours.',
  },
]
