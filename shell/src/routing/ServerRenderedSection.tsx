import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { NotInteractiveNotice } from './NotInteractiveNotice'
import type { ServerRenderedFallback } from './site-context'

/** Makes React leave the element's children alone. */
const UNMANAGED_CHILDREN = { __html: '' }

/**
 * The server-rendered section, shown when its remote could not be loaded: it is readable and its links work, and a
 * notice offers to retry in place. The layout around it is interactive, and the head stays as the server rendered it.
 */
export function ServerRenderedSection({ section, reload }: ServerRenderedFallback) {
  const location = useLocation()
  const navigate = useNavigate()
  const [isRetrying, setRetrying] = useState(false)
  // Hydration must match the server's HTML, which has no notice (ADR 0010).
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

  // On a return to this page the element is empty. Nodes are cloned, because an HTML string would need a Trusted Types
  // policy (ADR 0029).
  const fill = (element: HTMLElement | null) => {
    if (element && !element.hasChildNodes()) element.append(...section.cloneNode(true).childNodes)
  }

  async function retry() {
    setRetrying(true)
    try {
      await reload()
      await navigate(location, { replace: true })
    } catch {
      setRetrying(false)
    }
  }

  return (
    <>
      <div id="section" ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={UNMANAGED_CHILDREN} />
      {isHydrated && <NotInteractiveNotice isRetrying={isRetrying} onRetry={() => void retry()} />}
    </>
  )
}
