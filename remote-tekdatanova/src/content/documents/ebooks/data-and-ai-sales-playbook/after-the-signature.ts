import type { Chapter } from '../../document-text'

export const afterTheSignature: Chapter = {
  title: 'After the signature',
  blocks: [
    {
      lead: 'The second contract is decided in the first thirty days of the first.',
    },
    {
      text: 'Sales does not hand over and leave. It introduces, and stays until the customer calls somebody else by their first name. The promises made in conversation are written into the first week’s plan, also the small ones.',
    },
    { heading: 'Rhythm' },
    {
      terms: [
        ['Day 1', 'One page: goal, test, names, first three dates. Read aloud by the customer’s owner.'],
        ['Every Friday', 'Fifteen minutes: what we know now, what worries us, what we need. No slides.'],
        ['Stop or go', 'A real choice, prepared in writing two days before.'],
        ['Day 90', 'What changed in the working day? Ask the users, not the sponsor.'],
      ],
    },
    { heading: 'Checklist for the handover' },
    {
      checks: [
        'The team has read the discovery notes in the customer’s words.',
        'Every promise is in the plan or was taken back by the person who gave it.',
        'The baseline was measured before anything changed.',
        'The person who has most to lose has met the person who builds.',
        'The end is described: who runs it, at what cost, and how they would leave us.',
      ],
    },
  ],
}
