import { useCaseFacts } from '../documents/use-case-facts'
import { file as poultryHealth } from '../documents/use-cases/ai-poultry-health-and-growth-monitoring?pdf'
import { file as offPeakEnergy } from '../documents/use-cases/energy-consumption-off-peak-windows?pdf'
import { industryPage } from '../industry-page'

export const { content, meta } = industryPage({
  title: 'Retail & CPG',
  subtitle: 'Agri-poultry',
  description:
    'From hatchery to shelf, what you can sell tomorrow is decided weeks before. We watch flock, feed and weather as closely as tills and promotions, forecast growth and demand together, and tell the planner which truck to fill and which price to leave alone.',
  background: 'trace:retail-cpg-agri-poultry',
  work: {
    curve: {
      heading: 'Demand with a weekly rhythm',
      measure: 'Units sold a day',
      span: 'Eight weeks up to a holiday',
      marks: [
        {
          at: 0.14,
          title: 'Noise',
          text: 'Till data with gaps, promotions nobody recorded, and a heatwave in between.',
        },
        { at: 0.6, title: 'Pattern', text: 'Corrected for stockouts, the weekly rhythm appears and its swing grows.' },
        {
          at: 0.94,
          title: 'Order',
          text: 'Thursday’s peak is known on Monday, in time to change an order or the barn’s schedule.',
        },
      ],
    },
    problemsHeading: 'From shelf to shed',
    problems: [
      {
        problem: 'Shelves are empty while the depot is full',
        build: 'A forecast by product and shop that knows promotions and weather, and proposes the transfer.',
        measure: 'Lost sales on the two hundred best sellers, and days of stock.',
      },
      {
        problem: 'A sick flock is noticed only at weighing',
        build: 'Cameras, microphones and climate sensors compared with the growth curve of healthy flocks.',
        measure: 'Days between first sign and first visit, and mortality by house.',
      },
      {
        problem: 'Cold storage runs at the most expensive hour',
        build: 'Load forecasts by the quarter hour that shift cooling into cheap windows within safe limits.',
        measure: 'Cost per pallet per day, and minutes outside the temperature band.',
      },
    ],
    example: {
      sector: 'Retail',
      client: 'Fenner & Lyle Garden Centres',
      figure: '1 in 70',
      measure: 'orders that cannot be met, down from one in six',
      text: 'Every till, scanner and delivery in 310 garden centres now sends an event as it happens. Where a count has grown old, the web shop makes no promise.',
    },
    papers: [
      { ...useCaseFacts.poultryHealth, ...poultryHealth },
      { ...useCaseFacts.offPeakEnergy, ...offPeakEnergy },
    ],
  },
  meta: {
    title: 'Retail & CPG, Agri-poultry | TekDataNova',
    description:
      'Data and AI for retail, consumer goods and poultry: demand and growth forecast together, flocks monitored day and night, less waste from farm to shelf.',
    keywords: 'retail analytics, CPG, poultry, demand forecasting, flock monitoring, agriculture AI',
  },
})
