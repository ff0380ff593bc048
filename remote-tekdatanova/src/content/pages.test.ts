import { catalogue, type ChildEntry, type MainEntry } from './catalogue/catalogue'
import { partner } from './microsoft-partner'

/** `papers` are the documents of the use-cases page, which are named again where they are useful. */
const NO_WORDS = ['icon', 'image', 'background', 'ppt', 'papers']

/** All texts of a page, without the names of its pictures and icons. */
function wordsOf(content: unknown): string[] {
  const texts: string[] = []
  const collect = (value: unknown, key = '') => {
    if (NO_WORDS.includes(key)) return
    if (typeof value === 'string' && value) texts.push(value)
    else if (typeof value === 'object' && value) Object.entries(value).forEach(([name, part]) => collect(part, name))
  }
  collect(content)
  return texts
}

const childEntries = [...catalogue].filter((entry): entry is [string, ChildEntry] => entry[1].layout === 'child')
const slugsUnder = (...categories: string[]) =>
  childEntries.filter(([, { category }]) => categories.includes(category)).map(([slug]) => slug)
const childPage = async (slug: string) => (await (catalogue.get(slug) as ChildEntry).load()).content
const mainPage = async (slug: string) => (await (catalogue.get(slug) as MainEntry).load()).content

const written = slugsUnder('services', 'solutions')

test.each(written)('MS-02 MS-03 %s says at least 350 words of its own', async (slug) => {
  expect(
    wordsOf(await childPage(slug))
      .join(' ')
      .split(/\s+/).length,
  ).toBeGreaterThanOrEqual(350)
})

test.each(written)(
  'MS-10 %s has fundamental, benefit and aspect cards, bold bullets and headed lists',
  async (slug) => {
    const { funCards, benifitCards, aspectCards } = await childPage(slug)
    expect(funCards.length).toBeGreaterThanOrEqual(5)
    expect(benifitCards.length).toBeGreaterThanOrEqual(3)
    expect(aspectCards.length).toBeGreaterThanOrEqual(3)
    expect(aspectCards.some(({ boldDescription = [] }) => boldDescription.length > 0)).toBe(true)
    expect(aspectCards.some(({ sections = [] }) => sections.length > 0)).toBe(true)
  },
)

test('no sentence of six words or more appears on two pages or twice on one', async () => {
  const said = new Map<string, string>()
  const repeated: string[] = []
  for (const [slug, entry] of catalogue) {
    for (const text of wordsOf((await entry.load()).content)) {
      if (text.split(/\s+/).length < 6) continue
      if (said.has(text)) repeated.push(`${slug} and ${said.get(text)}: ${text}`)
      said.set(text, slug)
    }
  }
  expect(repeated).toEqual([])
})

test.each(slugsUnder('industries'))('MS-04 %s is a banner and has no cards yet', async (slug) => {
  const { title, description, funCards, benifitCards, aspectCards } = await childPage(slug)
  expect(title).toMatch(/\S/)
  expect(description.split(' ').length).toBeGreaterThan(25)
  expect([funCards, benifitCards, aspectCards]).toEqual([[], [], []])
})

test.each(slugsUnder('industries'))(
  'MS-04 %s explains three points of its curve and three problems, with a case and papers',
  async (slug) => {
    const { work, ...page } = await childPage(slug)
    expect(
      wordsOf({ ...page, work })
        .join(' ')
        .split(/\s+/).length,
    ).toBeGreaterThanOrEqual(200)
    expect(work?.curve.marks.map(({ at }) => at)).toEqual(
      work?.curve.marks.map(({ at }) => at).toSorted((a, b) => a - b),
    )
    expect(work?.curve.marks).toHaveLength(3)
    expect(work?.problems).toHaveLength(3)
    expect(work?.papers.length).toBeGreaterThanOrEqual(2)
  },
)

test('MS-04 two industries have a subtitle', async () => {
  const subtitles: Record<string, string> = {}
  for (const slug of slugsUnder('industries')) {
    const { subtitle } = await childPage(slug)
    if (subtitle) subtitles[slug] = subtitle
  }
  expect(subtitles).toEqual({
    'retail-cpg-agri-poultry': 'Agri-poultry',
    'logistics-supply-chain-management': 'Supply Chain Management',
  })
})

test('MS-05 six accelerators are aspect cards', async () => {
  const { aspectCards, cards } = await mainPage('ai-accelerators')
  expect(aspectCards.map(({ title }) => title)).toEqual([
    'Device-error chatbot',
    'Warehouse surveillance',
    'Industrial IoT on a data platform',
    'Predictive maintenance',
    'Demand forecasting',
    'SAP open analytics',
  ])
  expect(cards).toEqual([])
})

test('MS-08 the blog has an empty title and description, and no cards', async () => {
  const { title, description, cards, aspectCards } = await mainPage('blog')
  expect({ title, description, cards, aspectCards }).toEqual({ title: '', description: '', cards: [], aspectCards: [] })
})

test('MS-12 the Microsoft page makes the five claims and names the status', async () => {
  const { benifitCards } = await childPage('our-microsoft-advantage')
  expect(benifitCards.map(({ title }) => title)).toEqual([
    '99.96 percent app availability',
    '96 percent user satisfaction',
    '50 percent operational cost reduction',
    '40 percent faster insights',
    '60 percent fewer stockouts',
  ])
  expect(partner).toEqual({
    status: 'Microsoft Solution Partner',
    areas: ['Data & AI', 'Digital & App Innovation'],
  })
})

test('MT-01 every page has a head of its own', async () => {
  const heads = await Promise.all([...catalogue.values()].map(async ({ load }) => (await load()).meta))
  for (const head of heads) {
    expect(head).toMatchObject({
      title: expect.stringMatching(/ \| TekDataNova$/),
      description: expect.stringMatching(/^.{80,155}$/),
      keywords: expect.stringMatching(/\S/),
    })
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
})

const NUMBERS = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const COUNT = new RegExp(`^(${NUMBERS.slice(2).join('|')}) (?!weeks|months)`)

test('a title that counts its cards has the right number', async () => {
  const pages = await Promise.all(written.map(childPage))
  const counted = pages
    .flatMap((page) => [
      { text: page.funSectionTitle, cards: page.funCards.length },
      { text: page.benifitSectionTitle, cards: page.benifitCards.length },
      { text: page.benifitSectionDesc, cards: page.benifitCards.length },
      { text: page.aspectSectionTitle, cards: page.aspectCards.length },
    ])
    .filter(({ text }) => COUNT.test(text))
  expect(counted.length).toBeGreaterThan(8)
  expect(counted.filter(({ text, cards }) => !text.startsWith(`${NUMBERS[cards]} `))).toEqual([])
})
