import { useCaseFacts } from '../documents/use-case-facts'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import { file as invoices } from '../documents/use-cases/automatic-invoice-processing?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Healthcare',
  description:
    'Care is delayed less by medicine than by full beds, gaps in rotas and missing paperwork. We forecast admissions by ward and hour, put the record in front of the clinician, and protect each patient’s data as strictly as if it were our own.',
  background: 'trace:healthcare',
  work: {
    curve: {
      heading: 'The pulse of a ward',
      measure: 'Occupied beds',
      span: 'Four days',
      marks: [
        {
          at: 0.14,
          title: 'Noise',
          text: 'Admissions, transfers and discharges, written down when someone finds the time.',
        },
        {
          at: 0.5,
          title: 'Pattern',
          text: 'Under it lies a beat: the morning round, the noon discharge, the evening arrival.',
        },
        {
          at: 0.875,
          title: 'Peak',
          text: 'Tomorrow’s peak is visible today, with the three discharges that would lower it.',
        },
      ],
    },
    problemsHeading: 'Around the patient',
    problems: [
      {
        problem: 'No one knows tomorrow’s free beds',
        build: 'A forecast by ward and hour, with the discharges that could come forward and what each still needs.',
        measure: 'Error of the six o’clock forecast, in beds.',
      },
      {
        problem: 'Clinicians copy between systems',
        build: 'Records joined by patient, with consent and access rules that a data protection officer can read.',
        measure: 'Minutes of copying per shift, from observation.',
      },
      {
        problem: 'Rotas ignore what the data knows',
        build: 'Staffing proposals, based on expected demand, that a ward manager can change and explain.',
        measure: 'Shifts short by more than one person, by month.',
      },
    ],
    example: {
      sector: 'Healthcare',
      client: 'Tamar Valley Hospitals',
      figure: '52%',
      measure: 'fewer calls at night, each month',
      text: 'Four causes lay behind sixty per cent of the night calls. Each got an owner and a date, and nobody was added to the shift.',
    },
    papers: [
      { ...useCaseFacts.dataAnalysis, ...dataAnalysis },
      { ...useCaseFacts.invoices, ...invoices },
    ],
  },
  meta: {
    title: 'Healthcare | TekDataNova',
    description:
      'Data and AI for hospitals and care providers: admissions forecast by ward, records that follow the patient, less paperwork, privacy from the start.',
    keywords: 'healthcare analytics, patient flow, clinical data, bed management, healthcare AI',
  },
})
