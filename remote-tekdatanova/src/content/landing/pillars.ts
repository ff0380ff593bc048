/** One of the three pillars of the landing page (MS-13). */
export interface Pillar {
  id: 'fusion' | 'collaboration' | 'digitalization'
  title: string
  claim: string
  description: string
}

export const pillarsIntro = {
  title: 'Three principles behind every project',
  description: 'Tools change every year. These three principles have decided whether our data projects succeeded.',
} as const

export const pillars: readonly Pillar[] = [
  {
    id: 'fusion',
    title: 'Fusion',
    claim: 'Business knowledge and data skills in one team.',
    description:
      'The person who knows why a batch is scrapped sits with the person who models it. They share one backlog and one definition of done, so no question gets lost between two departments.',
  },
  {
    id: 'collaboration',
    title: 'Collaboration',
    claim: 'A working demo every Friday.',
    description:
      'Each week ends with software that runs, a note of what was decided, and the figure it should move. No one has to wait for the next steering committee to find out that a table was wrong.',
  },
  {
    id: 'digitalization',
    title: 'Transformative Digitalization',
    claim: 'Change the work, not only the screen.',
    description:
      'A forecast that no one opens changes nothing. We rebuild the step that uses the answer, train the people who own it, and switch the old report off on an agreed date.',
  },
]
