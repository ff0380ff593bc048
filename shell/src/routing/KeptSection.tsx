import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { KeptNotice } from './KeptNotice'
import type { KeptPage } from './site-context'

/**
 * The section as the server rendered it, when its remote could not be loaded: it reads and its links work; a notice
 * offers to try again in place. The layout around it is alive, and the head stays as the server wrote it.
 */
export function KeptSection({ html, revive }: KeptPage) {
  const location = useLocation()
  const navigate = useNavigate()
  const [isRetrying, setRetrying] = useState(false)
  // Hydration finds what the server rendered, where there was nothing to tell (ADR 0010).
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

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
      <div id="section" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {isHydrated && <KeptNotice isRetrying={isRetrying} onRetry={() => void retry()} />}
    </>
  )
}
