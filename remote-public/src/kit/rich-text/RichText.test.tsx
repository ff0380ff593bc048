import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from '@tekskills/shared/routing/router'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { RichText } from './RichText'

class Trusted {
  constructor(private readonly html: string) {}
  toString() {
    return this.html
  }
}

test('the trusted types policy is created once, and rerendering does not replace the text nodes', async () => {
  const createHTML = (html: string) => new Trusted(html)
  const createPolicy = jest.fn<object, [string]>().mockReturnValue({ createHTML })
  Object.assign(globalThis, { trustedTypes: { createPolicy } })
  const Page = () => <RichText html={useLocation().pathname === '/others' ? '<p>Others</p>' : '<p>Words</p>'} />
  const { router } = renderInTheme(<Page />)
  const paragraph = screen.getByText('Words')
  await act(() => router.navigate('/again'))
  expect(screen.getByText('Words')).toBe(paragraph)
  await act(() => router.navigate('/others'))
  expect(screen.getByText('Others')).toBeVisible()
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rich-text'])
})

test('a refresh that got past the service is shown as text and redirects nobody', () => {
  const html = '<p>Before</p><META http-equiv="refresh" content="0;url=https://evil.example"><p>After</p>'
  const { container } = renderInTheme(<RichText html={html} />)
  expect(container.querySelector('meta')).toBeNull()
  expect(container).toHaveTextContent('Before<meta http-equiv="refresh" content="0;url=https://evil.example">After')
})

test('a video is loaded by its button alone, and takes its place with the focus', async () => {
  const frame = 'https://player.vimeo.com/video/76979871?autoplay=1'
  const html =
    '<figure data-block="embed"><a href="https://vimeo.com/76979871">How it began</a>' +
    `<button type="button" data-frame="${frame}">Play video</button><figcaption>It sends.</figcaption></figure>`
  const { container } = renderInTheme(<RichText html={html} />)
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }))
  const player = await screen.findByTitle('How it began')
  expect(player).toHaveAttribute('src', frame)
  expect(player).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
  expect(container).not.toHaveTextContent('It sends.')
  expect(screen.getByRole('link', { name: 'How it began' })).toBeVisible()
})

/** Clicks the link of a text; returns the router's location, and whether the click was left to the browser. */
async function press(attributes: string, init: MouseEventInit = {}) {
  const { router } = renderInTheme(<RichText html={`<p><a ${attributes}><em>On</em></a></p>`} />)
  let isDefault: boolean | undefined
  const notePress = (click: Event) => {
    isDefault = !click.defaultPrevented
    // jsdom cannot navigate.
    click.preventDefault()
  }
  document.addEventListener('click', notePress, { once: true })
  await act(async () => void fireEvent.click(screen.getByText('On'), init))
  const { pathname, search, hash } = router.state.location
  return { at: pathname + search + hash, isDefault }
}

test.each([
  ['href="/services/cloud?q=1#prices"', '/services/cloud?q=1#prices'],
  [`href="${location.origin}/individualcasestudy/Harbour%20cranes"`, '/individualcasestudy/Harbour%20cranes'],
])('a link to a page of the site, %s, is followed without loading a new document', async (attributes, page) => {
  expect(await press(attributes)).toEqual({ at: page, isDefault: false })
})

test.each([
  ['href="https://elsewhere.example/services"', {}],
  ['href="mailto:desk@tekskills.example"', {}],
  ['href="/services" target="_blank"', {}],
  ['href="/documents/ai-vs-ml.pdf"', {}],
  ['href="/api/public/user/media/7"', {}],
  ['href="#prices"', {}],
  ['href="/services"', { ctrlKey: true }],
  ['href="/services"', { metaKey: true }],
  ['href="/services"', { shiftKey: true }],
  ['href="/services"', { altKey: true }],
  ['href="/services"', { button: 1 }],
])('a click on %s with %j is left to the browser', async (attributes, init) => {
  expect(await press(attributes, init)).toEqual({ at: '/', isDefault: true })
})
