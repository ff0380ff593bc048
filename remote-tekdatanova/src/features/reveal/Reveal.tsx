import { useEffect, useRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { media, QUERY } from '@tekskills/shared/theme/media'

/** Share of a card that must be visible before it animates in (MS-11). */
export const REVEAL_THRESHOLD = 0.2

interface RevealProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'li' | 'article'
  [data: `data-${string}`]: unknown
}

/**
 * A card that animates in once 20 percent of it is visible (MS-11). What is in sight at the start stands still, and
 * without JavaScript, without an observer or with reduced motion nothing is ever hidden.
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
        const wasSeen = entry.isIntersecting && element.dataset.reveal === undefined
        const isShown = wasSeen || entry.intersectionRatio >= REVEAL_THRESHOLD
        element.dataset.reveal = isShown ? 'shown' : 'waiting'
        if (isShown) observer.disconnect()
      },
      { threshold: [0, REVEAL_THRESHOLD] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return <Root {...rest} as={as} ref={root} />
}

const Root = styled.div`
  &[data-reveal='waiting'] {
    opacity: 0;
    transform: translateY(${({ theme }) => theme.space.lg});
  }

  &[data-reveal='shown'] {
    transition:
      opacity ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease},
      transform ${({ theme }) => theme.motion.slow} ${({ theme }) => theme.motion.ease};
  }

  ${media.print} {
    &[data-reveal] {
      opacity: 1;
      transform: none;
    }
  }
`
