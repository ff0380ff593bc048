/** The parts of a case study by field, in the order of the page, with their ids and headings there (CS-03). */
export const storyParts = {
  aboutClient: { id: 'aboutclient', heading: 'About the Client' },
  objective: { id: 'objective', heading: 'The Objective' },
  solution: { id: 'solution', heading: 'The Solution' },
  challenge: { id: 'challenge', heading: 'The Challenge' },
  impact: { id: 'Impact', heading: 'The Impact' },
} as const
