import { create } from 'zustand'
import type { createBrowserRouter, Location } from '@tekskills/shared/routing/router'
import { isJump } from '../routing/use-page-key'

/** How long the loading bar stays after a navigation has ended, been canceled or failed, in milliseconds (LY-01). */
export const LINGER_MS = 1000

type NavigationProgress = 'idle' | 'loading' | 'loaded'

/** State of the current navigation; `loaded` lasts for {@link LINGER_MS} after its end. */
export const useNavigationProgress = create<{ progress: NavigationProgress }>(() => ({ progress: 'idle' }))

const show = (progress: NavigationProgress) => useNavigationProgress.setState({ progress })

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Tracks navigations by the router's own events (LY-01). React state is not sufficient: it batches renders, so a
 * navigation that ends within one batch would never appear as pending. A jump to a fragment of the page does not count
 * as a navigation (contract §4, rows 38, 39).
 *
 * @returns a function that stops tracking.
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
