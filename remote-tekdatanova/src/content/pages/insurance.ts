import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Insurance',
  description:
    'Between the first notice and the settled claim come photographs, letters and waiting. We read what arrives, separate the plain cases from the doubtful ones, and record the reason for each decision, so that adjusters spend their day where judgement is needed.',
  background: 'trace:insurance',
  meta: {
    title: 'Insurance | TekDataNova',
    description:
      'Data and AI for insurers: claims read and sorted on arrival, fraud found early, prices that follow the risk, and a written reason for every decision.',
    keywords: 'insurance analytics, claims automation, fraud detection, underwriting, insurance AI',
  },
})
