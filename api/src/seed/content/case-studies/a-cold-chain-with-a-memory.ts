import type { SeedCaseStudy } from '../types'

export const aColdChainWithAMemory: SeedCaseStudy = {
  caseStudyName: 'A cold chain with a memory',
  slug: 'a-cold-chain-with-a-memory',
  description:
    'A distributor of medicines can prove the temperature of every parcel for every minute of its journey, and throws away 71 percent fewer of them.',
  industry: 'Pharmaceuticals',
  clientName: 'Ashgrove Medical Distribution',
  services: ['Application development', 'Cloud platform'],
  aboutClient:
    '<p>Ashgrove carries vaccines and insulin to 2,700 pharmacies. Each box must stay between two and eight degrees. A logger travelled with every box and was read at the end, if somebody remembered.</p>',
  challenge:
    '<p>Without a reading a box had to be destroyed, and one in ninety was. Most of those had never been too warm. Loggers were lost, batteries died, and the proof lived on a laptop in the depot that had sent the box.</p>',
  solution:
    '<p>Vans now listen to the loggers while they drive and send what they hear whenever there is a signal. The record of a parcel cannot be altered afterwards: each reading is chained to the one before it, and the chain is closed when the pharmacist signs.</p><p>Drivers see one symbol, not a curve. If a box will be too warm in twenty minutes, the symbol says so while something can still be done about it, such as closing the door.</p>',
  impact:
    '<p>Destroyed boxes fell by 71 percent within a year. An inspection that had taken two people a week to prepare now takes an afternoon, because the inspector is given a link and looks for himself.</p>',
  categorySlug: 'modernisation',
  publishedDaysAgo: 233,
  imageAlt: 'Drawn picture: a chain of pale blue rings runs across a dark ground without a break.',
  pictureSeed: 'case-coldchain-3',
}
