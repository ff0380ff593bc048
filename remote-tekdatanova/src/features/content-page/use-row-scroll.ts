import { useCallback, useEffect, useRef, useState } from 'react'
import { QUERY } from '@tekskills/shared/theme/media'

/** Pixels by which a button scrolls the row (MS-11). */
export const SCROLL_STEP = 800

// On scaled displays the scroll position can be off by fractions of a pixel.
const TOLERANCE = 2

/** Scrolls a row of cards, smoothly unless motion is reduced, and tracks whether it is at its start or end. */
export function useRowScroll() {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  const measure = useCallback(() => {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    setEnds({ atStart: scrollLeft <= TOLERANCE, atEnd: scrollLeft + clientWidth >= scrollWidth - TOLERANCE })
  }, [])

  useEffect(() => {
    const element = row.current
    if (!element) return
    element.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [measure])

  const scroll = useCallback((direction: -1 | 1) => {
    const behavior = matchMedia(QUERY.reducedMotion).matches ? 'auto' : 'smooth'
    row.current?.scrollBy({ left: direction * SCROLL_STEP, behavior })
  }, [])

  return { row, ...ends, scroll }
}
