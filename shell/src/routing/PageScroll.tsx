import { ScrollRestoration } from '@tekskills/shared/routing/router'

/**
 * Scrolls to the top on every navigation, and to the former position on back and forward (RT-06). A link with
 * `preventScrollReset` keeps the scroll position; one with a hash leads to the element with that id.
 */
export function PageScroll() {
  return <ScrollRestoration />
}
