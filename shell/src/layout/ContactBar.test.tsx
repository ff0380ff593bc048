import { act, screen } from '@testing-library/react'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { QUERY } from '@tekskills/shared/theme/media'
import { ContactBar } from './ContactBar'

beforeEach(() => {
  setMedia(QUERY.phone, true)
  scrollTo(0)
})

function scrollTo(top: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
}

/** jsdom does not apply media queries of styles, so the bar counts as hidden. */
const bar = () => screen.queryByRole('link', { name: 'Talk to us', hidden: true })

const renderPage = (url: string, content = <a href="/contact?subject=Cloud">Talk to an engineer</a>) =>
  renderInTheme(
    <>
      <main>{content}</main>
      <ContactBar />
    </>,
    { url },
  )

/** Mocks the position of the page's own button; the window is 768 px high. */
const setButton = (top: number) =>
  jest
    .spyOn(screen.getByText('Talk to an engineer'), 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 44 } as DOMRect)

test('the bar is shown once the button of the page has left the view, and hidden when it is back', () => {
  renderPage('/services/cloud')
  setButton(300)
  expect(bar()).toBeNull()
  scrollTo(200)
  expect(bar()).toBeNull()
  setButton(-45)
  scrollTo(500)
  expect(bar()).toHaveAttribute('href', '/contact?subject=A+first+conversation')
  setButton(-20)
  scrollTo(470)
  expect(bar()).toBeNull()
})

test('a page without a button of its own shows the bar as soon as it is scrolled, the contact page never', () => {
  const { unmount } = renderPage('/resources/blogs', <p>Articles</p>)
  scrollTo(200)
  expect(bar()).not.toBeNull()
  unmount()
  renderPage('/Contact', <p>Form</p>)
  expect(bar()).toBeNull()
})

test('a window wider than a phone never shows the bar', () => {
  setMedia(QUERY.phone, false)
  renderPage('/resources/blogs', <p>Articles</p>)
  scrollTo(200)
  expect(bar()).toBeNull()
})

test('a page with an action of its own repeats that instead, once none of its links is in view', () => {
  renderPage(
    '/opportunities?job=engineer',
    <>
      <a href="/contact">Contact</a>
      <a href="/opportunities?job=engineer&apply=1" data-page-action="Open until 1 May">
        Apply now
      </a>
    </>,
  )
  const place = jest.spyOn(screen.getByText('Apply now'), 'getBoundingClientRect')
  place.mockReturnValue({ top: 300, bottom: 344 } as DOMRect)
  scrollTo(200)
  expect(screen.queryByText('Open until 1 May')).toBeNull()
  place.mockReturnValue({ top: -90, bottom: -46 } as DOMRect)
  scrollTo(500)
  expect(screen.getByText('Open until 1 May')).toBeInTheDocument()
  expect(screen.getAllByText('Apply now').at(-1)).toHaveAttribute('href', '/opportunities?job=engineer&apply=1')
  expect(bar()).toBeNull()
})
