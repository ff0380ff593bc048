import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Travel & Transportation',
  description:
    'One late aircraft, bus or crew moves through the whole day. We follow the knock-on minute by minute, rebuild rotations within the rules of rest, and carry passengers on before they have to queue, with fares that fill seats and not complaints.',
  background: 'trace:travel-and-transportation',
  meta: {
    title: 'Travel & Transportation | TekDataNova',
    description:
      'Data and AI for travel and transport: delays followed through the day, crews and fleets replanned within the rules, and fares that fill seats without regret.',
    keywords: 'travel analytics, fleet planning, crew rostering, disruption management, transport AI',
  },
})
