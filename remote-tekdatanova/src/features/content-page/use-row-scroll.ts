import { useCallback, useEffect, useRef, useState } from 'react'
import { QUERY } from '@tekskills/shared/theme/media'

/** How far a press of a row's button scrolls, in pixels (MS-11). */
export const SCROLL_STEP = 800

// Fractions of a pixel remain at the end of a row on scaled displays.
const TOLERANCE = 2

/** Scrolls a row of cards by its buttons, smoothly unless motion is reduced, and knows which ends are reached. */
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
