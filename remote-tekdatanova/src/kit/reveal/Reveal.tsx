import { useEffect, useRef, type HTMLAttributes } from 'react'
import { keyframes, styled } from 'styled-components'
import { media, QUERY } from '@tekskills/shared/theme/media'

/** Share of a card that must be visible before it animates in (MS-11). */
export const REVEAL_THRESHOLD = 0.2

/** Visible shares at which the observer reports; the small ones serve cards several times as tall as the window. */
const REPORTED_SHARES = [0, 0.05, 0.1, 0.15, REVEAL_THRESHOLD]

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article'
  [data: `data-${string}`]: unknown
}

/**
 * A card that animates in once 20 percent of it is visible (MS-11). A component that extends it with `styled(Reveal)`
 * chooses the element by `forwardedAs`: `as` would replace this component. A card that is visible enough when the page
 * starts never disappears, and without JavaScript, without an observer or with reduced motion nothing is ever hidden.
 */
export function Reveal({ as = 'div', ...rest }: RevealProps) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = root.current
    if (!element || typeof IntersectionObserver === 'undefined' || matchMedia(QUERY.reducedMotion).matches) return

    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        if (!isVisibleEnough(entry)) {
          element.dataset.reveal = 'waiting'
          return
        }
        if (element.dataset.reveal) element.dataset.reveal = 'shown'
        observer.disconnect()
      },
      { threshold: REPORTED_SHARES },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return <Root {...rest} as={as} ref={root} />
}

/** A card much taller than the window could never show a fifth of itself; there half the window is enough. */
const isVisibleEnough = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= REVEAL_THRESHOLD || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`

/* A waiting card keeps its place: moved away, less of it would be visible than of the place it takes. */
const Root = styled.div`
  &[data-reveal='waiting']:not(:focus-within) {
    opacity: 0;

    ${media.print} {
      opacity: 1;
    }
  }

  &[data-reveal='shown'] {
    animation: ${rise} ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease};
  }
`
