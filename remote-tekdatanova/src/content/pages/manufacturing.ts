import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Manufacturing',
  description:
    'Your machines produce signals that no one reads. We put sensors, batches and shift logs on one clock, trace scrap and stoppages back to the minute they began, and give the people on the line a warning early enough to act on.',
  background: 'trace:manufacturing',
  meta: {
    title: 'Manufacturing | TekDataNova',
    description:
      'Data and AI for manufacturers: sensors, batches and shift logs on one clock, scrap traced to its cause, and failures predicted in time to plan the repair.',
    keywords: 'manufacturing analytics, predictive maintenance, quality, OEE, industrial AI',
  },
})
