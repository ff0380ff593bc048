import type { MouseEvent } from 'react'
import { serviceBase } from '@tekskills/shared/http/service-base'
import { isPlainClick } from '@tekskills/shared/routing/plain-click'

/** The extension of an address that is a file, such as `/feed/blogs.xml`. */
const FILE = /\.[a-z0-9]+$/i

/**
 * The page of this site to which the router should navigate after a click. `null` if the click is left to the browser:
 * a new tab or window, another site, a file, an address of the service, or an anchor on the same page.
 */
export function pageOfPress(press: MouseEvent): string | null {
  const link = press.target instanceof Element ? press.target.closest('a') : null
  if (!isPlainClick(press) || press.defaultPrevented || !link || link.target || link.hasAttribute('download'))
    return null
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || FILE.test(pathname) || pathname.startsWith(`${serviceBase()}/`)) return null
  const isSamePage = pathname === location.pathname && search === location.search
  return isSamePage && hash ? null : pathname + search + hash
}
