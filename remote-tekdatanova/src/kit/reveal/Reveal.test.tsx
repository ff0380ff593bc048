import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { QUERY } from '@tekskills/shared/theme/media'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { Reveal } from './Reveal'

/** The visible share of a card of 1,000 px in a viewport of 800 px. */
interface Visibility {
  share: number
  cardHeight?: number
}

const reportOf = ({ share, cardHeight = 1000 }: Visibility) => ({
  isIntersecting: share > 0,
  intersectionRatio: share,
  intersectionRect: { height: cardHeight * share },
  rootBounds: { height: 800 },
})

let see: (visibility: Visibility) => void = () => undefined
let options: IntersectionObserverInit | undefined

beforeEach(() => {
  const disconnect = () => (see = () => undefined)
  globalThis.IntersectionObserver = function observe(
    report: (entries: ReturnType<typeof reportOf>[]) => void,
    given?: IntersectionObserverInit,
  ) {
    options = given
    see = (visibility) => report([reportOf(visibility)])
    return { observe: () => undefined, disconnect }
  } as unknown as typeof IntersectionObserver
})

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

function show() {
  render(
    <ThemeProvider theme={companyTheme}>
      <Reveal>Card</Reveal>
    </ThemeProvider>,
  )
  return screen.getByText('Card')
}

test('MS-11 a card outside the viewport is hidden and appears once 20 percent of it is visible', () => {
  const card = show()
  for (const share of [0, 0.01, 0.19]) {
    see({ share })
    expect(card).toHaveAttribute('data-reveal', 'waiting')
  }
  see({ share: 0.2 })
  expect(card).toHaveAttribute('data-reveal', 'shown')
  expect(options?.threshold).toContain(0.2)
})

test('MS-11 a card that is initially 20 percent visible is never hidden', () => {
  const card = show()
  see({ share: 0.2 })
  expect(card).not.toHaveAttribute('data-reveal')
})

test('a card five times as tall as the viewport appears once it fills half of it', () => {
  const card = show()
  see({ share: 0.05, cardHeight: 6000 })
  expect(card).toHaveAttribute('data-reveal', 'waiting')
  see({ share: 0.1, cardHeight: 6000 })
  expect(card).toHaveAttribute('data-reveal', 'shown')
})

test('MS-11 with reduced motion nothing is hidden', () => {
  setMedia(QUERY.reducedMotion, true)
  const card = show()
  see({ share: 0 })
  expect(card).not.toHaveAttribute('data-reveal')
})
