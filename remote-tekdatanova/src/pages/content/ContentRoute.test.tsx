import { screen, within } from '@testing-library/react'
import { QUERY } from '@tekskills/shared/theme/media'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { contentPath } from '../../paths'
import { content } from '../../content/pages/strategic-advisory-services'
import { manifest } from '../../manifest'
import { contactPath } from '../../paths'

// The first rendering of a page includes loading its code, which can take a long time on a busy machine.
const SLOW_LOADING = { timeout: 20_000 }
jest.setTimeout(60_000)

const url = contentPath('services', 'strategic-advisory-services')
const card = content.funCards[0]

async function openPage() {
  const view = renderRemote(manifest, url)
  await screen.findByText(content.title, { selector: 'h1' }, SLOW_LOADING)
  return view
}

const inBand = (name: string) => within(screen.getByRole('region', { name }))

test('MS-10 the banner has title, subtitle, description and the Schedule Meet link', async () => {
  await openPage()
  expect(screen.getByText(content.subtitle ?? '')).toBeVisible()
  expect(screen.getByText(content.description)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Schedule Meet' })[0]).toHaveAttribute('href', contactPath)
})

test('MS-10 the page shows its fundamental, benefit and aspect cards under their headings', async () => {
  await openPage()
  const headings = (name: string) =>
    inBand(name)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(headings(content.funSectionTitle)).toEqual(content.funCards.map(({ title }) => title))
  expect(headings(content.benifitSectionTitle)).toEqual(content.benifitCards.map(({ title }) => title))
  expect(headings(content.aspectSectionTitle)).toEqual(content.aspectCards.map(({ title }) => title))
})

test('MS-10 the description of a fundamental card describes its button, and Escape hides it until the focus leaves', async () => {
  const { user } = await openPage()
  const button = screen.getByRole('button', { name: card?.title })
  expect(button).toHaveAccessibleDescription(card?.description)

  const surface = inBand(content.funSectionTitle).getAllByRole('listitem')[0]
  await user.click(button)
  expect(surface).toHaveAttribute('data-dismissed', 'false')
  await user.keyboard('{Escape}')
  expect(surface).toHaveAttribute('data-dismissed', 'true')
  await user.tab()
  expect(surface).toHaveAttribute('data-dismissed', 'false')
})

test('MS-10 aspect pictures are on the left at even and on the right at odd positions', async () => {
  await openPage()
  const sides = inBand(content.aspectSectionTitle)
    .getAllByRole('article')
    .map((article) => article.dataset.side)
  expect(sides).toEqual(['left', 'right', 'left', 'right'])
})

test('MS-10 bold bullets come from boldDescription and headed lists from sections', async () => {
  await openPage()
  const aspects = within(screen.getByRole('region', { name: content.aspectSectionTitle }))
  for (const { boldDescription = [], sections = [] } of content.aspectCards) {
    for (const point of boldDescription) expect(aspects.getByText(point).tagName).toBe('STRONG')
    for (const { heading, points } of sections) {
      expect(aspects.getByRole('heading', { level: 4, name: heading })).toBeVisible()
      for (const point of points) expect(aspects.getByText(point).tagName).toBe('LI')
    }
  }
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('MS-11 the buttons of a row scroll it by 800 px (reduced motion %s: %s)', async (reduced, behavior) => {
  const scrollBy = jest.fn()
  Element.prototype.scrollBy = scrollBy
  setMedia(QUERY.reducedMotion, reduced)
  const { user } = await openPage()

  await user.click(screen.getByRole('button', { name: 'Scroll right', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Scroll left', hidden: true }))
  expect(scrollBy.mock.calls).toEqual([[{ left: 800, behavior }], [{ left: -800, behavior }]])
})

test('MS-09 an unknown slug shows a message in place, without cards, below the same header', async () => {
  renderRemote(manifest, '/tekdatanova/services/constructor')
  expect(await screen.findByText('Page Not Found', { selector: 'h1' }, SLOW_LOADING)).toBeVisible()
  expect(screen.getByText('Please select a valid option from the menu.')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'TekDataNova' })).toBeInTheDocument()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Scroll right', hidden: true })).not.toBeInTheDocument()
})

test('MS-17 another slug loads its own content', async () => {
  const { user } = await openPage()
  await user.click(screen.getByRole('link', { name: 'TekDataNova home' }))
  expect(await screen.findByText(/We turn the noise/, { selector: 'h1' }, SLOW_LOADING)).toBeVisible()
  expect(screen.queryByText(content.description)).not.toBeInTheDocument()
})

test('axe finds no violations on the page', async () => {
  const { container } = await openPage()
  await expectAccessible(container)
})
