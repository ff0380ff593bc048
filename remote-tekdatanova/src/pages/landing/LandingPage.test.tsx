import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { catalogue } from '../../content/catalogue/catalogue'
import { industries } from '../../content/industries'
import { fusionBenefits, fusionTeam } from '../../content/landing/fusion-team'
import { manifest } from '../../manifest'
import { contactPath } from '../../paths'

// The first rendering of a page includes loading its code, which can take a long time on a busy machine.
const SLOW_LOADING = { timeout: 20_000 }
jest.setTimeout(60_000)

async function openPage() {
  const view = renderRemote(manifest, '/tekdatanova')
  await screen.findByText(/We turn the noise/, { selector: 'h1' }, SLOW_LOADING)
  return view
}

const inBand = (name: string) => within(screen.getByRole('region', { name }))
const headings = (name: string) =>
  inBand(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('MS-13 the hero has the Schedule Meet link, followed by the three pillars', async () => {
  await openPage()
  expect(screen.getAllByRole('link', { name: 'Schedule Meet' })[0]).toHaveAttribute('href', contactPath)
  expect(headings('Three principles behind every project')).toEqual([
    'Fusion',
    'Collaboration',
    'Transformative Digitalization',
  ])
})

test('MS-13 the benefits of a fusion team have a Contact Us button', async () => {
  await openPage()
  expect(headings(fusionTeam.title)).toEqual(fusionBenefits.map(({ title }) => title))
  expect(inBand(fusionTeam.title).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', contactPath)
})

test('the partner badge shows the status with the wording of the specification', async () => {
  await openPage()
  const plate = inBand(fusionTeam.title).getByText('Microsoft Solution Partner')
  expect(plate.parentElement).toHaveTextContent('Microsoft Solution PartnerData & AI · Digital & App Innovation')
})

test('MS-13 Domains We Operate shows nine industries, each linked to its page', async () => {
  await openPage()
  const cards = inBand('Domains We Operate').getAllByRole('listitem')
  expect(cards).toHaveLength(9)
  industries.forEach(({ label, type }, index) => {
    const card = within(cards[index] as HTMLElement)
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(label)
    expect(card.getByRole('link')).toHaveAttribute('href', `/tekdatanova/industries/${type}`)
  })
})

test('MS-13 From Creation to Cognition shows the stages of the framework in order', async () => {
  await openPage()
  expect(headings('From Creation to Cognition')).toEqual([
    'Creation',
    'Connection',
    'Curation',
    'Computation',
    'Cognition',
  ])
})

test('MS-01 the closing banner has the wording of the specification and the Schedule Meet link', async () => {
  await openPage()
  const closing = within(screen.getByRole('region', { name: 'Ready to Unleash Your Business Potential?' }))
  expect(
    closing.getByText("Let's collaborate to develop innovative solutions that will enhance your success."),
  ).toBeVisible()
  expect(closing.getByRole('link', { name: 'Schedule Meet' })).toHaveAttribute('href', contactPath)
})

test('every link within the microsite has a page', async () => {
  await openPage()
  const targets = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '')
  const slugs = targets
    .filter((target) => target.startsWith('/tekdatanova/'))
    .map((target) => target.slice(target.lastIndexOf('/') + 1))
  expect(slugs.length).toBeGreaterThan(0)
  expect(slugs.filter((slug) => !catalogue.has(slug))).toEqual([])
})

test('axe finds no violations on the page', async () => {
  const { container } = await openPage()
  await expectAccessible(container)
})
