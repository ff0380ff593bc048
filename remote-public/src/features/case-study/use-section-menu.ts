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

/** A section that was chosen stays marked until the reader scrolls away from it. */
interface Chosen {
  id: StoryId
  /** Where the page will come to rest. */
  scrolled: number
  arrived: boolean
}

const sectionOf = (id: StoryId) => document.getElementById(id)

/** Fixes the section menu, marks the section that is read, and leads to a chosen one (CS-04, CS-05, CS-06). */
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
      setActive(sectionAt(ids.flatMap(placeOf)))
    }
    const updateSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(update, SCROLL_DEBOUNCE)
    }
    const letGo = () => {
      chosen.current = null
    }
    update()
    const listen = [
      ['scroll', updateSoon],
      ['resize', updateSoon],
      ['wheel', letGo],
      ['touchmove', letGo],
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

function placeOf(id: StoryId) {
  const box = sectionOf(id)?.getBoundingClientRect()
  return box ? [{ id, top: box.top, bottom: box.bottom }] : []
}

/** On the way to the chosen section, and for as long as the page rests there. */
function staysChosen(chosen: Chosen | null): boolean {
  if (!chosen) return false
  const isThere = Math.abs(scrollY - chosen.scrolled) <= 2
  if (isThere) chosen.arrived = true
  return isThere || !chosen.arrived
}
