import {
  authors,
  checkableFigures,
  FOUNDED,
  leaders,
  milestones,
  regions,
} from '@tekskills/shared/contracts/company-directory'
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

test('the page about the company states its figures and its history', async ({ request }) => {
  const blocks = readableBlocks(await (await request.get('/about-us')).text())
  for (const { figure, unit } of Object.values(checkableFigures))
    expect(blocks.filter((block) => block.startsWith(`${figure} ${unit}`))).toHaveLength(1)
  const history = milestones.flatMap(({ year, text }) => [String(year), text])
  const begins = blocks.indexOf(String(FOUNDED))
  expect(blocks.slice(begins, begins + history.length)).toEqual(history)
})

const lead = leaders[3]
const author = authors['meenal-kharband']

for (const [address, fact, otherwise] of [
  ['/contact', 'within two working days', 'within three working days'],
  ['/contact', 'Within two working days', 'Within a week'],
  ['/contact', regions[0]?.phone ?? '', '+61 2 5550 0143'],
  ['/contact?country=uk', 'nine to six', 'eight to six'],
  ['/about-us', 'Eight regions', 'Nine regions'],
  ['/about-us', '>8</span> offices', '>7</span> offices'],
  ['/about-us', `began in ${FOUNDED}`, 'began in 2009'],
  ['/about-us', '>2020<', '>2021<'],
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
