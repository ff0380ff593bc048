import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Travel & Transportation',
  description:
    'One late aircraft, bus or crew affects the whole day. We track the knock-on effects minute by minute, rebuild rotations within the rest rules, rebook passengers before they have to queue, and set fares that fill seats without causing complaints.',
  background: 'trace:travel-and-transportation',
  meta: {
    title: 'Travel & Transportation | TekDataNova',
    description:
      'Data and AI for travel and transport: delays tracked through the day, crews and fleets replanned within the rules, and fares that fill seats.',
    keywords: 'travel analytics, fleet planning, crew rostering, disruption management, transport AI',
  },
})
