import type { SeedCaseStudy } from '../types'

export const oneViewOfStockFor310Shops: SeedCaseStudy = {
  caseStudyName: 'One view of stock for 310 shops',
  slug: 'one-view-of-stock-for-310-shops',
  description:
    'A chain of garden centres learnt in seconds, not overnight, what stood on its shelves, and sold a third more of what it had promised online.',
  industry: 'Retail',
  clientName: 'Fenner & Lyle Garden Centres',
  services: ['Data platform', 'Application development'],
  aboutClient:
    '<p>Fenner &amp; Lyle sells plants, which die, in 310 centres that each know their own stock and guess at everybody else’s. Its web shop promised collection within two hours and broke the promise once in six orders.</p>',
  objective:
    '<p>Orders should be accepted only for what is really there. That needed one figure per article and centre that is never older than a minute, and a way to say “we are not sure” when it is.</p>',
  challenge:
    '<p>Tills reported at closing time. Plants were written off with a pencil. Deliveries counted as stock when the lorry left and not when somebody had unloaded it in the rain.</p>',
  solution:
    '<p>Every till, scanner and delivery now sends an event as it happens, through a queue that holds them when a centre loses its line. The stock figure carries its own doubt: it shrinks with each hour since the last count and with each article that tends to vanish. Below a threshold that the centres chose, an article is sold in the shop and not online.</p><p>Counting changed as well. The list for the morning names the forty articles whose figure is least certain, instead of one aisle after the other.</p>',
  impact:
    '<p>Broken promises fell from one order in six to one in seventy. Online sales for collection rose by 33 percent in the first spring, with no more advertising than the year before.</p>',
  categorySlug: 'data-and-ai',
  publishedDaysAgo: 147,
  imageAlt: 'Drawn picture: hundreds of loose dots line up along a shelf of thin blue lines.',
  pictureSeed: 'case-stock-5',
}
