import { create } from 'zustand'
import type { createBrowserRouter, Location } from '@tekskills/shared/routing/router'
import { isJump } from './use-page-key'

/** How long the loading bar stays after a navigation has ended, been cancelled or failed, in milliseconds (LY-01). */
export const LINGER_MS = 1000

type NavigationProgress = 'idle' | 'loading' | 'loaded'

/** Where the current navigation is; `loaded` lasts for {@link LINGER_MS} after its end. */
export const useNavigationProgress = create<{ progress: NavigationProgress }>(() => ({ progress: 'idle' }))

const show = (progress: NavigationProgress) => useNavigationProgress.setState({ progress })

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Follows the router's own events (LY-01). React is no source for them: it batches renders, so a navigation that ends
 * within one batch never shows as under way. A jump to a place on the page is no navigation (contract §4, rows 38, 39).
 *
 * @returns stops following.
 */
export function trackNavigations(router: Router): () => void {
  let last: Location = router.state.location
  let timer: ReturnType<typeof setTimeout> | undefined

  const unsubscribe = router.subscribe(({ navigation, location }) => {
    const hasArrived = location.key !== last.key && !isJump(last, location)
    last = location
    if (navigation.state !== 'idle') {
      clearTimeout(timer)
      show('loading')
    } else if (hasArrived || useNavigationProgress.getState().progress === 'loading') {
      clearTimeout(timer)
      timer = setTimeout(() => show('idle'), LINGER_MS)
      show('loaded')
    }
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    show('idle')
  }
}
