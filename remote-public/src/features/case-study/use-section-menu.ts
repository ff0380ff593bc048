import { type RefObject, useEffect, useRef, useState } from 'react'
import { hideHeader, showHeader } from '@tekskills/shared/chrome/chrome-store'
import { QUERY } from '@tekskills/shared/theme/media'
import type { StoryId } from './story-sections'

/**
 * The menu becomes fixed when the banner's bottom is at most this far from the top, in pixels (specification §9,
 * CS-06).
 */
const FIXED_BELOW = 112
/** The scroll-spy line in pixels from the top; the section that crosses it is active (CS-05). */
const SPY_LINE = 120
/** Space above a chosen section in addition to the menu's height, in pixels (CS-04). */
const SECTION_OFFSET = { first: 70, later: 40 }
/** Debounce of scroll events in milliseconds (CS-06). */
const SCROLL_DEBOUNCE = 50

/** The section that crosses the scroll-spy line; positions are relative to the viewport. */
export const sectionAt = (sections: readonly { id: StoryId; top: number; bottom: number }[]): StoryId | undefined =>
  sections.find(({ top, bottom }) => Math.round(top) <= SPY_LINE && Math.round(bottom) > SPY_LINE)?.id

/** The scroll position at which a section is right below the menu; `top` is relative to the viewport. */
export const scrollTarget = (section: { top: number }, scrolled: number, menuHeight: number, isFirst: boolean) =>
  Math.max(0, section.top + scrolled - menuHeight - (isFirst ? SECTION_OFFSET.first : SECTION_OFFSET.later))

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
      if (banner.current) setFixed(Math.floor(banner.current.getBoundingClientRect().bottom) <= FIXED_BELOW)
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
