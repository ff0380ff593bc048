import { useCaseFacts } from '../documents/use-case-facts'
import { file as clinicalTrials } from '../documents/use-cases/clinical-trial-success-prediction?pdf'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Pharmaceuticals',
  description:
    'Your product is only as good as the evidence for it. We help you choose sites that will recruit, spot a deviating batch before it is finished, and keep an audit trail for every number from instrument to submission: validated, signed and still readable by an inspector years later.',
  background: 'trace:pharmaceuticals',
  work: {
    curve: {
      heading: 'Enrolment, from the first site to the last',
      measure: 'Patients enrolled',
      span: 'The planned recruitment period',
      marks: [
        { at: 0.14, title: 'Noise', text: 'Site promises, feasibility forms and the memory of earlier studies.' },
        {
          at: 0.48,
          title: 'Pattern',
          text: 'The first active sites show the true slope, well before the plan would admit it.',
        },
        {
          at: 0.86,
          title: 'Plateau',
          text: 'The date of the last patient is known with months to spare for another site.',
        },
      ],
    },
    problemsHeading: 'Evidence at every step',
    problems: [
      {
        problem: 'Trials recruit late',
        build:
          'Site forecasts from registry and past enrolment data, with the design choices that slow recruitment down.',
        measure: 'Predicted against actual enrolment, by site and month.',
      },
      {
        problem: 'Batch records are questioned after release',
        build: 'Each value checked against recipe and history while the batch is still in the vessel.',
        measure: 'Deviations found before release, and days to close one.',
      },
      {
        problem: 'The cold chain has gaps in its memory',
        build: 'Logger, door and route data joined per consignment, so that every minute has a proven temperature.',
        measure: 'Minutes without proof, and boxes destroyed on suspicion.',
      },
    ],
    example: {
      sector: 'Pharmaceuticals',
      client: 'Ashgrove Medical Distribution',
      figure: '71%',
      measure: 'fewer boxes destroyed',
      text: 'Vans read the loggers while they drive, and no one can alter a record afterwards. An inspection takes half a day to prepare, where two people once spent a week.',
    },
    papers: [
      { ...useCaseFacts.clinicalTrials, ...clinicalTrials },
      { ...useCaseFacts.dataAnalysis, ...dataAnalysis },
    ],
  },
  meta: {
    title: 'Pharmaceuticals | TekDataNova',
    description:
      'Data and AI for pharmaceutical companies: trial sites that recruit, batches monitored while they run, and a validated trail from instrument to submission.',
    keywords: 'pharma analytics, clinical trials, GxP, batch monitoring, pharmaceutical AI',
  },
})
