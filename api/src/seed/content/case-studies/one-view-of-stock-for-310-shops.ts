import type { SeedCaseStudy } from '../types'

export const oneViewOfStockFor310Shops: SeedCaseStudy = {
  caseStudyName: 'One view of stock for 310 shops',
  slug: 'one-view-of-stock-for-310-shops',
  description:
    'A chain of garden centres now knows its stock within seconds instead of overnight, and sells a third more online for collection.',
  industry: 'Retail',
  clientName: 'Fenner & Lyle Garden Centres',
  services: ['Data platform', 'Application development'],
  results: [
    '1 in 70 | orders that cannot be met, down from one in six | 17 | 1.4',
    '33% | more online sales for collection',
    '310 | garden centres with one view of stock',
  ],
  aboutClient:
    '<p>Fenner &amp; Lyle sells plants in 310 garden centres. Each knew its own stock and guessed at everyone else’s. The web shop promised collection within two hours and broke that promise once in six orders.</p>',
  objective:
    '<p>The web shop should accept orders only for what is really in stock. That needed one figure per product and centre, normally less than a minute old, and a way to say “we are not sure” when it is older.</p>',
  challenge:
    '<p>Tills reported at closing time. Plants were written off with a pencil. Deliveries counted as stock when the lorry left the depot, not when someone had unloaded it.</p>',
  solution:
    '<p>Every till, scanner and delivery now sends an event as it happens, through a queue that holds events when a centre loses its connection. The stock figure allows for uncertainty: it shrinks with each hour since the last count, and faster for products that tend to go missing. Below a threshold that the centres chose, a product is sold in the shop and not online.</p><p>Counting changed as well. Staff no longer go aisle by aisle: a list each morning names the forty products whose figure is least certain.</p>',
  impact:
    '<p>Broken promises fell from one order in six to one in seventy. Online sales for collection rose by 33 per cent in the first spring, with no more advertising than the year before.</p>',
  categorySlug: 'data-and-ai',
  publishedDaysAgo: 147,
  pictureSeed: 'case-stock-5',
}
