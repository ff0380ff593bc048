/** One of the three pillars of the landing page (MS-13). */
export interface Pillar {
  id: 'fusion' | 'collaboration' | 'digitalization'
  title: string
  claim: string
  description: string
}

export const pillarsIntro = {
  title: 'Three things we will not do without',
  description: 'Tools change every spring. These have decided the outcome of every data project we have seen.',
} as const

export const pillars: readonly Pillar[] = [
  {
    id: 'fusion',
    title: 'Fusion',
    claim: 'Trade knowledge and data craft at one desk.',
    description:
      'The person who knows why a batch is scrapped sits beside the person who models it. They share one backlog and one definition of done, so the question is never lost between two departments.',
  },
  {
    id: 'collaboration',
    title: 'Collaboration',
    claim: 'Something to click every Friday.',
    description:
      'Each week ends with a running piece, a note of what was decided, and the figure it is meant to move. Nobody waits for a steering committee to learn that a table was wrong.',
  },
  {
    id: 'digitalization',
    title: 'Transformative Digitalization',
    claim: 'Change the work, not only the screen.',
    description:
      'A forecast that nobody opens has changed nothing. We rebuild the step that uses the answer, train the people who own it, and switch the old report off on an agreed day.',
  },
]
