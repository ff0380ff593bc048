import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Retail & CPG',
  subtitle: 'Agri-poultry',
  description:
    'From hatchery to shelf, what you can sell tomorrow is decided weeks before. We watch flock, feed and weather as closely as tills and promotions, forecast growth and demand together, and tell the planner which truck to fill and which price to leave alone.',
  background: 'trace:retail-cpg-agri-poultry',
  meta: {
    title: 'Retail & CPG, Agri-poultry | TekDataNova',
    description:
      'Data and AI for retail, consumer goods and poultry: demand and growth forecast together, flocks monitored day and night, less waste from farm to shelf.',
    keywords: 'retail analytics, CPG, poultry, demand forecasting, flock monitoring, agriculture AI',
  },
})
