import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Pharmaceuticals',
  description:
    'Your product is only as good as the evidence for it. We help you choose sites that will recruit, spot a deviating batch before it is finished, and keep an audit trail for every number from instrument to submission: validated, signed and still readable by an inspector years later.',
  background: 'trace:pharmaceuticals',
  meta: {
    title: 'Pharmaceuticals | TekDataNova',
    description:
      'Data and AI for pharmaceutical companies: trial sites that recruit, batches monitored while they run, and a validated trail from instrument to submission.',
    keywords: 'pharma analytics, clinical trials, GxP, batch monitoring, pharmaceutical AI',
  },
})
