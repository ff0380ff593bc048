import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Insurance',
  description:
    'Between the first notice and the settled claim lie photographs, letters and waiting. We read what arrives, sort the plain cases from the doubtful ones, and write the reason beside each decision, so that adjusters spend their day where judgement is needed.',
  background: 'trace:insurance',
  meta: {
    title: 'Insurance | TekDataNova',
    description:
      'Data and AI for insurers: claims read and sorted on arrival, fraud found in patterns, prices that follow the risk, and a written reason beside every decision.',
    keywords: 'insurance analytics, claims automation, fraud detection, underwriting, insurance AI',
  },
})
