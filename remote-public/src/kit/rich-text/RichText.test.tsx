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

test('a text is vouched for under one name, and stays in place when its page is drawn again', async () => {
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

/** Presses the one link of a text as said; tells where the router stands, and whether the browser was left to it. */
async function press(attributes: string, init: MouseEventInit = {}) {
  const { router } = renderInTheme(<RichText html={`<p><a ${attributes}><em>On</em></a></p>`} />)
  let isLeft: boolean | undefined
  const notePress = (click: Event) => {
    isLeft = !click.defaultPrevented
    // This browser goes nowhere.
    click.preventDefault()
  }
  document.addEventListener('click', notePress, { once: true })
  await act(async () => void fireEvent.click(screen.getByText('On'), init))
  const { pathname, search, hash } = router.state.location
  return { at: pathname + search + hash, isLeft }
}

test.each([
  ['href="/services/cloud?q=1#prices"', '/services/cloud?q=1#prices'],
  [`href="${location.origin}/individualcasestudy/Harbour%20cranes"`, '/individualcasestudy/Harbour%20cranes'],
])('a link to a page of the site, %s, is followed without a new document', async (attributes, page) => {
  expect(await press(attributes)).toEqual({ at: page, isLeft: false })
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
])('a press on %s with %j is the business of the browser', async (attributes, init) => {
  expect(await press(attributes, init)).toEqual({ at: '/', isLeft: true })
})
