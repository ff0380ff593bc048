import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Healthcare',
  description:
    'Care is delayed less by medicine than by full beds, gaps in rotas and missing paperwork. We forecast admissions by ward and hour, put the record in front of the clinician, and protect each patient’s data as strictly as if it were our own.',
  background: 'trace:healthcare',
  meta: {
    title: 'Healthcare | TekDataNova',
    description:
      'Data and AI for hospitals and care providers: admissions forecast by ward, records where the patient is, less paperwork, privacy from the start.',
    keywords: 'healthcare analytics, patient flow, clinical data, bed management, healthcare AI',
  },
})
