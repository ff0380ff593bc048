import { useEffect, useRef } from 'react'
import { useTheme } from 'styled-components'
import { QUERY } from '@tekskills/shared/theme/media'

/** Share of the row that must be visible before its dots settle. */
const THRESHOLD = 0.2

/**
 * The ref of a row whose pictures settle once, from left to right, when a fifth of it is visible. A row that is visible
 * from the start, and one under reduced motion, does not move.
 */
export function useSettleInView<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  const { settle, settleStep, ease } = useTheme().motion

  useEffect(() => {
    const { current } = row
    const reducedMotion = matchMedia(QUERY.reducedMotion)
    const canMove = typeof IntersectionObserver !== 'undefined' && !reducedMotion.matches
    if (!current || !canMove || current.getBoundingClientRect().top < innerHeight) return
    const waiting = [...current.querySelectorAll<SVGPathElement>('svg[aria-hidden] > path')].map((dots, index) => {
      const from = {
        opacity: 0.3,
        transform: `translate(${index % 2 ? '' : '-'}0.75rem, ${index % 2 ? '-' : ''}0.5rem)`,
      }
      const settling = dots.animate([from, {}], {
        duration: parseFloat(settle),
        delay: index * parseFloat(settleStep),
        easing: ease,
        fill: 'backwards',
      })
      settling.pause()
      return settling
    })
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        waiting.forEach((settling) => settling.play())
        observer.disconnect()
      },
      { threshold: THRESHOLD },
    )
    observer.observe(current)
    const stop = () => {
      observer.disconnect()
      waiting.forEach((settling) => settling.cancel())
    }
    reducedMotion.addEventListener('change', stop)
    return () => {
      reducedMotion.removeEventListener('change', stop)
      stop()
    }
  }, [settle, settleStep, ease])

  return row
}
