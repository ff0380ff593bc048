import { authors, leaders, regions } from '@tekskills/shared/contracts/company-directory'
import { practices } from '@tekskills/shared/contracts/company-facts'
import { contradictions } from '../fixtures/contradictions'
import { sitemapAddresses } from '../fixtures/crawl'
import { readableBlocks } from '../fixtures/readable-text'
import { expect, test } from '../fixtures/test'

test('no public page contradicts the facts about people, offices, replies and figures', async ({ request }) => {
  const choices = regions.map(({ country }) => `/contact?country=${country}`)
  const found: string[] = []
  const promises = new Set<string>()
  for (const address of [...(await sitemapAddresses(request)), ...choices, '/pagenotfound']) {
    const html = await (await request.get(address)).text()
    found.push(...contradictions(address, html))
    for (const [promise] of html.matchAll(/within two working days/g)) promises.add(`${promise} ${address}`)
  }
  expect(found).toEqual([])
  expect(promises.size).toBeGreaterThan(20)
})

test('the pages that list people, offices and practices list all of them', async ({ request }) => {
  const blocksOf = async (address: string) => readableBlocks(await (await request.get(address)).text())
  const listed = (blocks: string[], names: readonly string[]) => blocks.filter((block) => names.includes(block))

  const names = leaders.map(({ name }) => name)
  expect([...new Set(listed(await blocksOf('/leadership'), names))]).toEqual(names)

  const contact = await blocksOf('/contact')
  for (const { city, name, phone } of regions) {
    expect(contact[contact.indexOf(phone) - 1]).toBe(`${city} ${name}`)
  }
  const services = practices.map(({ name }) => name)
  for (const address of ['/', '/services'])
    expect(new Set(listed(await blocksOf(address), services)), address).toEqual(new Set(services))
})

const lead = leaders[3]
const author = authors['meenal-kharband']

for (const [address, fact, otherwise] of [
  ['/contact', 'within two working days', 'within three working days'],
  ['/contact', 'Within two working days', 'Within a week'],
  ['/contact', regions[0]?.phone ?? '', '+61 2 5550 0143'],
  ['/contact?country=uk', 'nine to six', 'eight to six'],
  ['/about-us', 'Eight regions', 'Nine regions'],
  ['/statutory-compliance', 'eight regions', 'seven regions'],
  ['/leadership', `${lead.role}<`, 'Head of security<'],
  [`/leadershipDetails/${lead.slug}`, `· ${lead.region}`, '· India'],
  ['/blog/what-to-decide-before-an-s4hana-conversion', author.role, 'Lead Architect, SAP'],
] as const)
  test(`a page that says “${otherwise}” is found: ${address}`, async ({ request }) => {
    const html = (await (await request.get(address)).text()).replaceAll('<!-- -->', '')
    expect(html).toContain(fact)
    expect(contradictions(address, html)).toEqual([])
    expect(contradictions(address, html.replaceAll(fact, otherwise))).not.toEqual([])
  })
