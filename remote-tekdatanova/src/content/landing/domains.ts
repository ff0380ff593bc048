/** A card of 'Domains We Operate' (MS-13); label and subtitle come from the menu. */
export interface Domain {
  type: string
  question: string
}

export const domainsIntro = {
  title: 'Domains We Operate',
  description:
    'A model knows nothing about your industry, so the team has to know it. In these nine, we have worked long enough to ask the right questions first.',
} as const

export const domains: readonly Domain[] = [
  { type: 'finance-banking', question: 'Which payments need a second look, and which must not be held up?' },
  { type: 'insurance', question: 'Which claims can be paid today, and what do the others have in common?' },
  { type: 'manufacturing', question: 'What did the line do differently in the hour before the scrap began?' },
  {
    type: 'retail-cpg-agri-poultry',
    question: 'How many birds, boxes or bottles will you need on Thursday, and where?',
  },
  {
    type: 'logistics-supply-chain-management',
    question: 'Which container will be late, and who can still do something about it?',
  },
  { type: 'pharmaceuticals', question: 'Which sites will recruit on time, and which batch record will be queried?' },
  { type: 'healthcare', question: 'How many beds will be free at six tomorrow, and what would free one more?' },
  { type: 'telecom', question: 'Which cell is about to fail, and which calls would it drop?' },
  {
    type: 'travel-and-transportation',
    question: 'Which connection will be missed, and how will its passengers complete their journey?',
  },
]
