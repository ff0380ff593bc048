import type { ContentModule } from './page-content'
import { SERVICE_SUBJECTS } from './page-content'
import { cloudServices, services } from './services/service-pages'

const company = ['about-us', 'whyus', 'clients', 'partnership', 'certifications', 'life-at-tekskills']

const readService = async (name: string) => (await (services.get(name) ?? cloudServices.get(name))?.()) as ContentModule
const readCompany = (name: string) => import(`./company/${name}`) as Promise<ContentModule>

/** Fields that are not texts: addresses, seeds, block types. */
const NO_WORDS = [
  'to',
  'seed',
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
    expect(ids).toEqual(expect.arrayContaining([...SERVICE_SUBJECTS]))
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
