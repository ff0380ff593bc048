import { useEffect, useRef, type HTMLAttributes } from 'react'
import { keyframes, styled } from 'styled-components'
import { media, QUERY } from '@tekskills/shared/theme/media'

/** Share of a card that must be visible before it animates in (MS-11). */
export const REVEAL_THRESHOLD = 0.2

/** Thresholds of the observer; the small ones are for cards several times as tall as the viewport. */
const REPORTED_SHARES = [0, 0.05, 0.1, 0.15, REVEAL_THRESHOLD]

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article'
  [data: `data-${string}`]: unknown
}

/**
 * A card that animates in once 20 percent of it is visible (MS-11). A component that extends it with `styled(Reveal)`
 * must set the element with `forwardedAs`, because `as` would replace this component. A card that is initially visible
 * enough is never hidden, and nothing is hidden without JavaScript, without IntersectionObserver or with reduced
 * motion.
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

/** A card much taller than the viewport can never be 20 percent visible, so filling half of the viewport is enough. */
const isVisibleEnough = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  intersectionRatio >= REVEAL_THRESHOLD || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)

const rise = keyframes`
  from { opacity: 0; transform: translateY(1.5rem); }
`

/* A hidden card is not translated, because that would change its visible share. */
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
