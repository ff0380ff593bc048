import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { NotInteractiveNotice } from './NotInteractiveNotice'
import type { ServerRenderedFallback } from './site-context'

/** React leaves alone what is in the element. */
const NOT_DRAWN_BY_REACT = { __html: '' }

/**
 * The section as the server rendered it, when its remote could not be loaded: it reads and its links work; a notice
 * offers to try again in place. The layout around it is interactive, and the head stays as the server wrote it.
 */
export function ServerRenderedSection({ section, revive }: ServerRenderedFallback) {
  const location = useLocation()
  const navigate = useNavigate()
  const [isRetrying, setRetrying] = useState(false)
  // Hydration finds what the server rendered, where there was nothing to tell (ADR 0010).
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

  // Who comes back finds the place empty. Nodes are copied, for HTML would have to be trusted (ADR 0029).
  const fill = (place: HTMLElement | null) => {
    if (place && !place.hasChildNodes()) place.append(...section.cloneNode(true).childNodes)
  }

  async function retry() {
    setRetrying(true)
    try {
      await revive()
      await navigate(location, { replace: true })
    } catch {
      setRetrying(false)
    }
  }

  return (
    <>
      <div id="section" ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={NOT_DRAWN_BY_REACT} />
      {isHydrated && <NotInteractiveNotice isRetrying={isRetrying} onRetry={() => void retry()} />}
    </>
  )
}
