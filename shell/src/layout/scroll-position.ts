/** Scroll position in pixels beyond which a page counts as scrolled (LY-02). */
const THRESHOLD_PX = 100

/** Whether the page is scrolled by more than 100 px. */
export const isScrolled = () => window.scrollY > THRESHOLD_PX

/** Subscribes to scrolling, for `useSyncExternalStore`. */
export function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}
