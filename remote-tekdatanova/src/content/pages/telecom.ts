import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Telecom',
  description:
    'A network shows its faults long before the call centre hears of them. We read counters, alarms and tickets together, send the crew to the one cell that matters, and identify households that are about to leave while you can still make them an offer.',
  background: 'trace:telecom',
  meta: {
    title: 'Telecom | TekDataNova',
    description:
      'Data and AI for telecom operators: faults located before customers call, crews sent to the right mast, and customers understood before they leave.',
    keywords: 'telecom analytics, network operations, churn prediction, field service, telecom AI',
  },
})
