import { useState } from 'react'
import { useLocation, type Location } from '@tekskills/shared/routing/router'
import { isSamePage } from '@tekskills/shared/routing/same-page'

type Place = Pick<Location, 'pathname' | 'search'>

/** Whether a navigation only leads to another place on the same page, such as one of its sections. */
export const isJump = (from: Place, to: Location): boolean =>
  isSamePage(to.state) || (to.hash !== '' && from.pathname === to.pathname && from.search === to.search)

/**
 * RT-07: a new key on every navigation, even to the same URL, so that no page instance is reused. A jump within the page
 * (only the hash differs) does not count as a navigation.
 */
export function usePageKey(): string {
  const location = useLocation()
  const { key } = location
  const [page, setPage] = useState({ key, location })
  if (page.location.key === key) return page.key
  const next = { key: isJump(page.location, location) ? page.key : key, location }
  setPage(next)
  return next.key
}
