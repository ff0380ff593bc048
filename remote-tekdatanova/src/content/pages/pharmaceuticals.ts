import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Pharmaceuticals',
  description:
    'Evidence is the product. We help choose sites that will recruit, see a deviating batch before it is finished, and keep for every number the trail from instrument to submission, validated, signed and readable to an inspector years later.',
  background: 'trace:pharmaceuticals',
  meta: {
    title: 'Pharmaceuticals | TekDataNova',
    description:
      'Data and AI for pharmaceutical companies: trial sites that recruit, batches watched while they run, and a validated trail from the instrument to the submission.',
    keywords: 'pharma analytics, clinical trials, GxP, batch monitoring, pharmaceutical AI',
  },
})
