/** A benefit of working as a fusion team (MS-13). */
export interface FusionBenefit {
  title: string
  description: string
}

export const fusionTeam = {
  title: 'What a fusion team brings you',
  description:
    'Four to seven people, half of them yours: a process owner, an analyst and an operator from your side; a data engineer, a modeller and a designer from ours. They stay together until the answer is in daily use.',
} as const

export const fusionBenefits: readonly FusionBenefit[] = [
  {
    title: 'An early answer on your own data',
    description: 'A rough but honest first result by week six, before the larger sum is spent.',
  },
  {
    title: 'Questions settled at the desk',
    description: 'What a field means is asked across the table, not in a ticket that waits for a fortnight.',
  },
  {
    title: 'Rules built in, not bolted on',
    description: 'Your compliance officer writes the tests with us; a model that fails them is never released.',
  },
  {
    title: 'No cliff at the hand-over',
    description: 'The people who will run it have built it, and have been on call for it while we were there.',
  },
  {
    title: 'An owner for every model',
    description: 'Each has a name, a figure to hold, and a date on which it is reviewed or retired.',
  },
  {
    title: 'Skills that stay in the house',
    description: 'Every pairing is planned so that your side can do the next one with half of ours.',
  },
]
