import { screen, within } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { ebooks } from '../../content/pages/ebooks'
import { useCases } from '../../content/pages/use-cases'
import { content as accelerators } from '../../content/pages/ai-accelerators'
import { manifest } from '../../manifest'
import { contactPath } from '../../paths'

// The first rendering of a page includes loading its code, which can take a long time on a busy machine.
const SLOW_LOADING = { timeout: 20_000 }
jest.setTimeout(60_000)

async function openPage(slug: string, heading: string) {
  const view = renderRemote(manifest, `/tekdatanova/${slug}`)
  await screen.findByText(heading, { selector: 'h1, h1 *' }, SLOW_LOADING)
  return view
}

test('MS-05 the accelerators have pictures on alternating sides of the text, below their heading', async () => {
  const { container } = await openPage('ai-accelerators', 'AI Accelerators')
  const cards = within(screen.getByRole('region', { name: accelerators.cardConatinerTitle })).getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(
    accelerators.aspectCards.map(({ title }) => title),
  )
  expect(cards.map(({ dataset }) => dataset.side)).toEqual(['left', 'right', 'left', 'right', 'left', 'right'])
  await expectAccessible(container)
})

test.each([
  ['use-cases', 'Use Cases', useCases, 9],
  ['ebooks', 'eBooks', ebooks, 4],
])('MS-06 MS-07 %s shows a card per document; View opens its PDF in a new tab', async (...args) => {
  const [slug, heading, documents, count] = args
  const { container } = await openPage(slug, heading)
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(count)
  documents.forEach(({ title, description, href, pages }, index) => {
    const card = within(cards[index] as HTMLElement)
    expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible()
    expect(card.getByText(description)).toBeVisible()
    const view = card.getByRole('link', { name: `View ${title} (opens in a new tab)` })
    expect(view).toHaveAttribute('href', href)
    expect(view).toHaveAttribute('target', '_blank')
    expect(view).toHaveAccessibleDescription(new RegExp(`^PDF, ${pages} pages, [\\d.]+ [kM]B$`))
  })
  await expectAccessible(container)
})

test('MS-08 the blog is a banner that announces it', async () => {
  const { container } = await openPage('blog', 'Blog')
  expect(
    screen.getByText("We're improving our platform. This page will be available in a future version."),
  ).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Schedule Meet' })[0]).toHaveAttribute('href', contactPath)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await expectAccessible(container)
})
