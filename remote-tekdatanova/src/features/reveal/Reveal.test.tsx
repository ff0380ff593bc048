import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { companyTheme } from '@tekskills/shared/theme/company-theme'
import { QUERY } from '@tekskills/shared/theme/media'
import { setMedia } from '@tekskills/shared/testing/match-media'
import { Reveal } from './Reveal'

type Sight = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>

let see: (sight: Sight) => void = () => undefined
let options: IntersectionObserverInit | undefined

beforeEach(() => {
  const disconnect = () => (see = () => undefined)
  globalThis.IntersectionObserver = function observe(
    report: (entries: Sight[]) => void,
    given?: IntersectionObserverInit,
  ) {
    options = given
    see = (sight) => report([sight])
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

test('MS-11 a card out of sight waits and appears once 20 percent of it is visible', () => {
  const card = show()
  see({ isIntersecting: false, intersectionRatio: 0 })
  expect(card).toHaveAttribute('data-reveal', 'waiting')
  see({ isIntersecting: true, intersectionRatio: 0.1 })
  expect(card).toHaveAttribute('data-reveal', 'waiting')
  see({ isIntersecting: true, intersectionRatio: 0.2 })
  expect(card).toHaveAttribute('data-reveal', 'shown')
  expect(options?.threshold).toContain(0.2)
})

test('MS-11 a card that is in sight at the start never disappears', () => {
  const card = show()
  see({ isIntersecting: true, intersectionRatio: 0.05 })
  expect(card).toHaveAttribute('data-reveal', 'shown')
})

test('MS-11 with reduced motion nothing is ever hidden', () => {
  setMedia(QUERY.reducedMotion, true)
  const card = show()
  see({ isIntersecting: false, intersectionRatio: 0 })
  expect(card).not.toHaveAttribute('data-reveal')
})
