import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Telecom',
  description:
    'A network knows of its faults long before the call centre does. We read counters, alarms and tickets together, point the crew at the one cell that matters, and notice the household that is about to leave while there is still something to offer it.',
  background: 'trace:telecom',
  meta: {
    title: 'Telecom | TekDataNova',
    description:
      'Data and AI for telecom operators: faults located before customers ring, crews sent to the right mast, and households understood before they decide to leave.',
    keywords: 'telecom analytics, network operations, churn prediction, field service, telecom AI',
  },
})
