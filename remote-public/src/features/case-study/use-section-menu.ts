import { type RefObject, useEffect, useRef, useState } from 'react'
import { hideHeader, showHeader } from '@tekskills/shared/chrome/chrome-store'
import { QUERY } from '@tekskills/shared/theme/media'
import type { StoryId } from './case-study'
import { FIXED_BELOW, SCROLL_DEBOUNCE, scrollTarget, sectionAt } from './section-positions'

interface SectionMenuParts {
  banner: RefObject<HTMLElement | null>
  menu: RefObject<HTMLElement | null>
  ids: readonly StoryId[]
}

/** A chosen section, which stays active until the reader scrolls away from it. */
interface Chosen {
  id: StoryId
  /** Target scroll position. */
  scrolled: number
  arrived: boolean
}

const sectionOf = (id: StoryId) => document.getElementById(id)

/** Fixes the section menu, marks the active section, and scrolls to a chosen one (CS-04, CS-05, CS-06). */
export function useSectionMenu({ banner, menu, ids }: SectionMenuParts) {
  const [isFixed, setFixed] = useState(false)
  const [active, setActive] = useState<StoryId>()
  const chosen = useRef<Chosen>(null)
  const hasChosen = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      if (banner.current) setFixed(banner.current.getBoundingClientRect().bottom <= FIXED_BELOW)
      if (staysChosen(chosen.current)) return
      chosen.current = null
      setActive(sectionAt(ids.flatMap(positionOf)))
    }
    const updateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(update, SCROLL_DEBOUNCE)
    }
    const clearChosen = () => {
      chosen.current = null
    }
    update()
    const listen = [
      ['scroll', updateSoon],
      ['resize', updateSoon],
      ['wheel', clearChosen],
      ['touchmove', clearChosen],
    ] as const
    for (const [event, listener] of listen) addEventListener(event, listener, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const [event, listener] of listen) removeEventListener(event, listener)
    }
  }, [banner, ids])

  useEffect(() => {
    if (!isFixed) return
    hideHeader()
    return showHeader
  }, [isFixed])

  function choose(id: StoryId) {
    const section = sectionOf(id)
    if (!section) return
    const top = scrollTarget(
      section.getBoundingClientRect(),
      scrollY,
      menu.current?.offsetHeight ?? 0,
      !hasChosen.current,
    )
    const furthest = document.documentElement.scrollHeight - innerHeight
    hasChosen.current = true
    chosen.current = { id, scrolled: Math.min(top, furthest), arrived: false }
    setActive(id)
    section.focus({ preventScroll: true })
    scrollTo({ top, behavior: matchMedia(QUERY.reducedMotion).matches ? 'instant' : 'smooth' })
  }

  return { isFixed, active, choose }
}

function positionOf(id: StoryId) {
  const box = sectionOf(id)?.getBoundingClientRect()
  return box ? [{ id, top: box.top, bottom: box.bottom }] : []
}

/** Whether the page is still scrolling to the chosen section or has stayed there. */
function staysChosen(chosen: Chosen | null): boolean {
  if (!chosen) return false
  const isAtTarget = Math.abs(scrollY - chosen.scrolled) <= 2
  if (isAtTarget) chosen.arrived = true
  return isAtTarget || !chosen.arrived
}
