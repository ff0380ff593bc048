import { careers } from './careers/careers'
import type { Block, ContentModule } from './page-content'
import { SERVICE_SUBJECTS } from './page-content'
import { cloudServices, services } from './services/service-pages'

const company = ['about-us', 'whyus', 'clients', 'partnership', 'certifications', 'life-at-tekskills']

const readService = async (name: string) => (await (services.get(name) ?? cloudServices.get(name))?.()) as ContentModule
const readCompany = (name: string) => import(`./company/${name}`) as Promise<ContentModule>

/** Fields that are not texts: addresses, seeds, block types. */
const NO_WORDS = [
  'to',
  'seed',
  'dots',
  'kind',
  'id',
  'tone',
  'picture',
  'figure',
  'time',
  'label',
  'columns',
  'name',
  'eyebrow',
]

function wordsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (typeof content !== 'object' || !content) return []
  return Object.entries(content).flatMap(([key, part]) => (NO_WORDS.includes(key) ? [] : wordsOf(part)))
}

const serviceNames = [...services.keys(), ...cloudServices.keys()]

test.each(serviceNames)(
  'RT-01 %s says what one gets, how it goes, what it takes and what can go wrong',
  async (name) => {
    const { content } = await readService(name)
    const ids = content.blocks.flatMap((block) => ('id' in block ? [block.id] : []))
    expect(ids).toEqual(expect.arrayContaining(Object.values(SERVICE_SUBJECTS)))
    expect(content.next.action.to).toMatch(/^\//)
    expect(wordsOf(content).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(350)
  },
)

async function allPages() {
  const overview = await import('./services/overview')
  return [overview, ...(await Promise.all([...serviceNames.map(readService), ...company.map(readCompany)]))]
}

test('no sentence appears on two pages, and no two pages have the same picture or the same order of blocks', async () => {
  const pages = await allPages()
  const sentences = pages.flatMap(({ content }) => wordsOf(content).filter((text) => text.split(' ').length > 6))
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  const unique = (values: string[]) => expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
  unique(pages.map(({ content }) => content.hero.seed))
  unique(pages.map(({ content }) => content.blocks.map(({ kind }) => kind).join(' ')))
})

test('MT-01 each page has a title, description and keywords of its own', async () => {
  const metas = (await allPages()).map(({ meta }) => meta)
  for (const field of ['title', 'description', 'keywords'] as const)
    expect(new Set(metas.map((meta) => meta[field])).size).toBe(metas.length)
  for (const { title, description } of metas) {
    expect(title).toMatch(/ \| Tekskills$/)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description).toMatch(/^.{80,155}$/)
  }
})

const NUMBERS = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
/** A count at the start of a heading: "Six rules and what they cost us"; "Seven weeks" is a duration. */
const COUNT = new RegExp(`^(${NUMBERS.slice(2).join('|')}) (?!weeks|days|months)(?!.*, and a )`)

/** How many items follow the heading of a block: of a table, the rows or the columns that it compares. */
function lengthsOf(block: Block): number[] {
  if ('items' in block) return [block.items.length]
  if ('steps' in block) return [block.steps.length]
  return 'rows' in block ? [block.rows.length, block.columns.length - 1] : []
}

test('a heading that counts what follows has the right number', async () => {
  const blocks = (await allPages()).flatMap(({ content }) => content.blocks)
  const counted = [
    ...blocks.flatMap((block) => ('heading' in block ? [{ text: block.heading, lengths: lengthsOf(block) }] : [])),
    { text: careers.teams.heading, lengths: [careers.teams.items.length] },
    { text: careers.process.heading, lengths: [careers.process.steps.length] },
  ].filter(({ text, lengths }) => COUNT.test(text) && lengths.length > 0)
  expect(counted.length).toBeGreaterThan(12)
  const wrong = counted.filter(({ text, lengths }) => !lengths.some((length) => text.startsWith(`${NUMBERS[length]} `)))
  expect(wrong).toEqual([])
})
