import { act, screen } from '@testing-library/react'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { QUERY } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { BackToTop } from './BackToTop'

const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })

const renderPage = () =>
  renderInTheme(
    <>
      <main id="content" tabIndex={-1}>
        A long page
      </main>
      <BackToTop />
    </>,
  )

beforeEach(() => scrollTo(0))

test('LY-02 the button appears after scrolling 100px and disappears above that', async () => {
  const { container } = renderPage()
  scrollTo(100)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  scrollTo(101)
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeVisible()
  await expectAccessible(container)
  scrollTo(40)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('LY-02 it scrolls to the top; with reduced motion %s the behavior is %s', async (isReduced, behavior) => {
  setMedia(QUERY.reducedMotion, isReduced)
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation()
  const { user } = renderPage()
  scrollTo(600)
  await user.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior })
  expect(screen.getByRole('main')).toHaveFocus()
})

test.each([
  ['a link that looks like a button', <ButtonLink href="https://example.com">Join</ButtonLink>, true],
  ['no link in a text', <TextLink href="https://example.com">Join</TextLink>, false],
  ['a text that is being written', <div contentEditable suppressContentEditableWarning />, true],
])('LY-02 it yields to what it would cover: %s', (_what, link, yields) => {
  const here = DOMRect.fromRect({ x: 1200, y: 600, width: 48, height: 48 })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('a, button, [contenteditable]') ? here : new DOMRect()
  })
  renderInTheme(
    <>
      {link}
      <BackToTop />
    </>,
  )
  scrollTo(600)
  expect(screen.getByRole('button').hasAttribute('data-yields')).toBe(yields)
})
