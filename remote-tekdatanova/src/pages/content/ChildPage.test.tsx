import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { sampleOf } from '@tekskills/shared/testing/nightly-test'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { catalogue, type ChildEntry } from '../../content/catalogue/catalogue'
import { contentPath } from '../../paths'
import { manifest } from '../../manifest'
import { contactPath } from '../../paths'

// The first rendering of a page includes loading its code, which can take a long time on a busy machine.
const SLOW_LOADING = { timeout: 20_000 }
jest.setTimeout(60_000)

const pages = [...catalogue].filter((entry): entry is [string, ChildEntry] => entry[1].layout === 'child')

async function openPage(slug: string) {
  const { category, load } = catalogue.get(slug) as ChildEntry
  const { content } = await load()
  const view = renderRemote(manifest, contentPath(category, slug))
  await screen.findByText(content.title, { selector: 'h1' }, SLOW_LOADING)
  return { ...view, content }
}

test.each(sampleOf(pages, 8).map(([slug]) => slug))(
  'MS-01 MS-02 MS-03 MS-04 %s shows its banner, the Schedule Meet link and the closing banner',
  async (slug) => {
    const { content } = await openPage(slug)
    expect(screen.getByText(content.description)).toBeVisible()
    const meetings = screen.getAllByRole('link', { name: 'Schedule Meet' })
    expect(meetings.map((link) => link.getAttribute('href'))).toEqual([contactPath, contactPath])
    expect(screen.getByRole('heading', { name: 'Ready to Unleash Your Business Potential?' })).toBeVisible()
    expect(screen.queryAllByRole('article')).toHaveLength(content.aspectCards.length)
  },
)

const drawn = pages.filter(([, { category }]) => category !== 'industries').map(([slug]) => slug)

test.each(sampleOf(drawn, 3))(
  'MS-02 MS-03 %s draws its method and ends with a case and the person to talk to',
  async (slug) => {
    const { container, content } = await openPage(slug)
    const { method, proof } = content
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toContain(method?.heading)
    expect(headings.at(-2)).toBe(`From our work: ${proof?.example.client}`)

    const example = within(screen.getByRole('region', { name: headings.at(-2) as string }))
    expect(example.getByText(proof?.example.figure ?? '')).toBeVisible()
    expect(example.getByRole('link', { name: 'Arrange 45 minutes, no slides' })).toHaveAttribute('href', contactPath)
    expect(example.queryAllByRole('group', { name: 'Read on' })).toHaveLength(proof?.papers.length ? 1 : 0)
    await expectAccessible(container)
  },
)

test('MS-02 MS-03 neighbors in the menu have drawings of different kinds, in different places', async () => {
  const kinds = await Promise.all(
    pages.map(async ([, { category, load }]) => ({ category, kind: (await load()).content.method?.kind })),
  )
  for (const category of ['services', 'solutions'] as const) {
    const inMenu = kinds.filter((page) => page.category === category).map(({ kind }) => kind)
    expect(inMenu.filter((kind, index) => kind === undefined || kind === inMenu[index + 1])).toEqual([])
  }
})

test('MS-02 the dots of a share stand for its groups', async () => {
  const { container, content } = await openPage('digital-transformation')
  const groups = content.method?.kind === 'share' ? content.method.groups : []
  const paths = [...container.querySelectorAll('svg[aria-hidden] > path')].map((path) => path.getAttribute('d') ?? '')
  for (const { count } of groups) expect(paths.map((path) => path.split('M').length - 1)).toContain(count)
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(100)
})

test('MS-02 a schedule states the time of each phase in words', async () => {
  await openPage('sap-migration-and-accelerators')
  const schedule = within(screen.getByRole('region', { name: 'Fourteen months, three rehearsals' }))
  expect(schedule.getAllByText(/^Months? \d/).map(({ textContent }) => textContent)).toEqual([
    'Months 1 to 2',
    'Months 2 to 8',
    'Months 6 to 11',
    'Month 12',
    'Months 12 to 14',
  ])
})

test('MS-12 the Microsoft page shows the partner badge and its claims with figures', async () => {
  const { container, content } = await openPage('our-microsoft-advantage')
  const plate = screen.getByText('Microsoft Solution Partner')
  expect(plate.parentElement).toHaveTextContent('Data & AI · Digital & App Innovation')
  const claims = within(screen.getByRole('region', { name: content.benifitSectionTitle }))
  for (const claim of [
    '99.96 percent app availability',
    '96 percent user satisfaction',
    '50 percent operational cost reduction',
    '40 percent faster insights',
    '60 percent fewer stockouts',
  ])
    expect(claims.getByRole('heading', { level: 3, name: claim })).toBeVisible()
  await expectAccessible(container)
})

test('MS-04 an industry has a banner with its subtitle and no cards; below it its curve, problems and a case', async () => {
  const { container, content } = await openPage('retail-cpg-agri-poultry')
  const { work } = content
  expect(screen.getByText('Agri-poultry', { selector: 'p' })).toBeVisible()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()

  const curve = within(screen.getByRole('region', { name: work?.curve.heading }))
  for (const { title, text } of work?.curve.marks ?? []) {
    expect(curve.getByRole('heading', { level: 3, name: title })).toBeVisible()
    expect(curve.getByText(text)).toBeVisible()
  }
  const problems = within(screen.getByRole('region', { name: work?.problemsHeading }))
  for (const { problem, build, measure } of work?.problems ?? []) {
    const row = within(problems.getByRole('heading', { name: problem }).closest('li') as HTMLElement)
    expect(row.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([build, measure])
  }
  const example = within(screen.getByRole('region', { name: 'From our work: Fenner & Lyle Garden Centres' }))
  expect(example.getByRole('link', { name: 'Case studies: Retail' })).toHaveAttribute(
    'href',
    '/resources/case-studies?industry=Retail',
  )
  for (const { title, href } of work?.papers ?? [])
    expect(example.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute('href', href)
  expect(example.getByRole('link', { name: 'Arrange 45 minutes, no slides' })).toHaveAttribute('href', contactPath)
  await expectAccessible(container)
})
