import { useCaseFacts } from '../documents/use-case-facts'
import { file as invoices } from '../documents/use-cases/automatic-invoice-processing?pdf'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Insurance',
  description:
    'Between the first notice and the settled claim come photographs, letters and waiting. We read what arrives, separate the plain cases from the doubtful ones, and record the reason for each decision, so that adjusters spend their day where judgement is needed.',
  background: 'trace:insurance',
  work: {
    curve: {
      heading: 'A claims week after a storm',
      measure: 'Open claims',
      span: 'From the storm to the last payment',
      marks: [
        { at: 0.12, title: 'Noise', text: 'Photos, emails and call notes arrive faster than anyone can open them.' },
        {
          at: 0.5,
          title: 'Pattern',
          text: 'Sorted by damage and cover, most claims turn out to be simple and similar.',
        },
        {
          at: 0.74,
          title: 'Second wave',
          text: 'The late bump is supplements and disputes. Seen early, it gets the experienced adjusters.',
        },
      ],
    },
    problemsHeading: 'Where claims departments lose time',
    problems: [
      {
        problem: 'Simple claims wait behind hard ones',
        build: 'Triage that reads the documents, checks the cover and sends clear cases straight to payment.',
        measure: 'Median days to pay, separately for simple and complex claims.',
      },
      {
        problem: 'Suspicion rests on a feeling',
        build: 'A network of parties, garages and addresses, with each link explained to the investigator.',
        measure: 'Confirmed cases per hundred referred, and honest claims delayed.',
      },
      {
        problem: 'Reserves are set by habit',
        build: 'A forecast of the final cost from the first report, with its range, updated with every document.',
        measure: 'Gap between first reserve and final cost.',
      },
    ],
    example: {
      sector: 'Insurance',
      client: 'Wenlow Mutual',
      figure: '9 days',
      measure: 'to change a tariff, down from a quarter',
      text: 'Two earlier replacements had been stopped. This one moved a product at a time and ran beside the old system every night until no difference was left.',
    },
    papers: [
      { ...useCaseFacts.invoices, ...invoices },
      { ...useCaseFacts.dataAnalysis, ...dataAnalysis },
    ],
  },
  meta: {
    title: 'Insurance | TekDataNova',
    description:
      'Data and AI for insurers: claims read and sorted on arrival, fraud found early, prices that follow the risk, and a written reason for every decision.',
    keywords: 'insurance analytics, claims automation, fraud detection, underwriting, insurance AI',
  },
})
