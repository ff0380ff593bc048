import type { SeedCaseStudy } from '../types'

export const retiringAMainframe: SeedCaseStudy = {
  caseStudyName: 'Retiring a mainframe that nobody dared to touch',
  slug: 'retiring-a-mainframe-that-nobody-dared-to-touch',
  description:
    'An insurer moved 4.6 million policies off a mainframe in 30 months, product by product, with both systems compared every night.',
  industry: 'Insurance',
  clientName: 'Wenlow Mutual',
  services: ['Modernisation', 'Quality engineering'],
  results: [
    '4.6 m | policies moved in 30 months',
    '58% | lower running cost | 100 | 42',
    '9 days | to change a tariff, down from a quarter | 91 | 9',
  ],
  aboutClient:
    '<p>Wenlow has insured farms and farmhouses since before there were tractors. Its policies were held in a mainframe application of 2.8 million lines, written between 1979 and 2004 and maintained by five people with an average age of sixty-one.</p>',
  challenge:
    '<p>Two earlier replacements had been stopped, one after three years. Both had started by writing down everything the system did. The document was never finished, because the system changed faster than anyone could describe it.</p>',
  solution:
    '<p>This time no one tried to describe it. The new platform took over one product at a time, starting with the smallest, and ran each night alongside the old one on the same events. A difference stopped the move of that product until it was understood.</p><ol><li>Products moved in order of size, never more than two at once.</li><li>Each difference became a test that names the policy in which it was found.</li><li>The five experts spent their mornings on differences and nothing else.</li></ol><p>When the last product had moved, the mainframe ran empty for one quarter. The board paid for that quarter gladly.</p>',
  impact:
    '<p>In 30 months, 4.6 million policies moved. We found 1,904 differences before a customer met one; customers found three. Running costs fell by 58 per cent, and a change to a tariff that used to take a quarter takes nine days.</p>',
  categorySlug: 'modernisation',
  publishedDaysAgo: 101,
  pictureSeed: 'case-mainframe-9',
}
