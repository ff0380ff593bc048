import { useState } from 'react'
import { useLocation, type Location } from '@tekskills/shared/routing/router'

/** True for a change of address that stays on the page, such as a table's filter written into the URL. */
export const staysOnPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { samePage?: unknown }).samePage === true

type Place = Pick<Location, 'pathname' | 'search'>

/** True for a change of address that leads to a place on the same page, such as one of its sections. */
export const isJump = (from: Place, to: Location): boolean =>
  staysOnPage(to.state) || (to.hash !== '' && from.pathname === to.pathname && from.search === to.search)

/**
 * RT-07: a new key on every navigation, also to the same address, so that no page is reused. A jump to a place on the
 * page (only the hash differs) is no navigation.
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
