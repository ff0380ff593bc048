import type { Chapter } from '../../document-text'

export const afterTheSignature: Chapter = {
  title: 'After the signature',
  blocks: [
    {
      lead: 'The first thirty days of the first contract decide whether there is a second.',
    },
    {
      text: 'Sales does not hand over and leave. It makes the introductions, and stays until the customer calls someone else by their first name. Every promise made in conversation goes into the first week’s plan, even the small ones.',
    },
    { heading: 'Rhythm' },
    {
      terms: [
        ['Day 1', 'One page: goal, test, names, first three dates. Read aloud by the owner on the customer’s side.'],
        ['Every Friday', 'Fifteen minutes: what we know now, what worries us, what we need. No slides.'],
        ['Go or no-go', 'A real choice, prepared in writing two days before.'],
        ['Day 90', 'What changed in the working day? Ask the users, not the sponsor.'],
      ],
    },
    { heading: 'Checklist for the handover' },
    {
      checks: [
        'The team has read the discovery notes in the customer’s words.',
        'Every promise is in the plan or was withdrawn by the person who made it.',
        'The baseline was measured before anything changed.',
        'The person with most to lose has met the person building the system.',
        'The end is described: who runs it, at what cost, and how the customer would leave us.',
      ],
    },
  ],
}
