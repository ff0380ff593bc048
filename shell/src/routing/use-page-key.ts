import { useState } from 'react'
import { useLocation } from '@tekskills/shared/routing/router'

/** True for a change of address that stays on the page, such as a table's filter written into the URL. */
export const staysOnPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { samePage?: unknown }).samePage === true

/** RT-07: a new key on every navigation, also to the same address, so that no page is reused. */
export function usePageKey(): string {
  const { key, state } = useLocation()
  const [pageKey, setPageKey] = useState(key)
  if (staysOnPage(state)) return pageKey
  if (pageKey !== key) setPageKey(key)
  return key
}
