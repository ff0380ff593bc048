import type { SeedCaseStudy } from '../types'

export const aColdChainWithAMemory: SeedCaseStudy = {
  caseStudyName: 'A cold chain with a memory',
  slug: 'a-cold-chain-with-a-memory',
  description:
    'A medicines distributor can prove the temperature of every box for every minute of its journey, and destroys 71 per cent fewer boxes.',
  industry: 'Pharmaceuticals',
  clientName: 'Ashgrove Medical Distribution',
  services: ['Application development', 'Cloud platform'],
  results: [
    '71% | fewer boxes destroyed',
    '100% | of minutes with a proven temperature',
    'Half a day | to prepare for an inspection, down from two people for a week | 10 | 0.5',
  ],
  aboutClient:
    '<p>Ashgrove carries vaccines and insulin to 2,700 pharmacies. Each box must stay between two and eight degrees. A data logger travelled with every box and was read at the end, if someone remembered.</p>',
  challenge:
    '<p>Without a reading, a box had to be destroyed, and one in ninety was. Most of those had never been too warm. But loggers were lost, batteries died, and the only proof was on a laptop in the depot that had sent the box.</p>',
  solution:
    '<p>Vans now read the loggers while they drive and send the readings whenever there is a signal. No one can alter a box’s record afterwards: each reading is linked to the one before it, and the record is closed when the pharmacist signs.</p><p>Drivers see one symbol instead of a chart. If a box will be too warm in twenty minutes, the symbol warns them while they can still act, for example by closing a door.</p>',
  impact:
    '<p>The number of destroyed boxes fell by 71 per cent within a year. Preparing for an inspection used to take two people a week. It now takes an afternoon, because inspectors get a link and can check the records themselves.</p>',
  categorySlug: 'modernisation',
  publishedDaysAgo: 233,
  pictureSeed: 'case-coldchain-3',
}
