import type { MouseEvent } from 'react'
import { serviceBase } from '@tekskills/shared/http/service-base'

/** The last part of an address that is a file, such as `/feed/blogs.xml`. */
const FILE = /\.[a-z0-9]+$/i

/**
 * The page of the site that a press on a link asks to see in this window, for the router. `null` where the press is the
 * browser's business: a new tab or window, another site, a file, a call of the service, a place on the same page.
 */
export function pageOfPress(press: MouseEvent): string | null {
  const isPlain = press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey)
  const link = press.target instanceof Element ? press.target.closest('a') : null
  if (!isPlain || press.defaultPrevented || !link || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || FILE.test(pathname) || pathname.startsWith(`${serviceBase()}/`)) return null
  const isSamePage = pathname === location.pathname && search === location.search
  return isSamePage && hash ? null : pathname + search + hash
}
