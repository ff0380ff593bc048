import { useState } from 'react'
import { useLocation } from '@tekskills/shared/routing/router'

/** True for a change of address that stays on the page, such as a table's filter written into the URL. */
export const staysOnPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { samePage?: unknown }).samePage === true

/**
 * RT-07: a new key on every navigation, also to the same address, so that no page is reused. A jump to a place on the
 * page (only the hash differs) is no navigation.
 */
export function usePageKey(): string {
  const { key, state, pathname, search, hash } = useLocation()
  const address = pathname + search
  const [page, setPage] = useState({ key, address, seen: key })
  if (page.seen === key) return page.key
  const isJump = staysOnPage(state) || (hash !== '' && page.address === address)
  const next = { key: isJump ? page.key : key, address, seen: key }
  setPage(next)
  return next.key
}
