import { useEffect, useRef } from 'react'
import { useLocation } from '@tekskills/shared/routing/router'
import { isSamePage } from '@tekskills/shared/routing/same-page'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { focusHeading } from '@tekskills/shared/chrome/focus-heading'

/** After each navigation, moves the focus to the new page's heading and announces its title to screen readers. */
export function useRouteAnnouncer(): void {
  const { key, state, hash } = useLocation()
  const settled = useRef(key)
  useEffect(() => {
    if (settled.current === key) return
    settled.current = key
    if (isSamePage(state) || hash) return
    const frame = requestAnimationFrame(() => {
      focusHeading()
      announce(document.title)
    })
    return () => cancelAnimationFrame(frame)
  }, [key, state, hash])
}
