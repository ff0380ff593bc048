import { pageNotFound } from '@tekskills/shared/routing/page-not-found'
import { redirect, type RouteObject } from '@tekskills/shared/routing/router'
import { runGuard } from '../access/guards'
import { SECTION } from '../federation/discover-routes'
import type { PreparedRoute } from '../federation/prepare-routes'
import type { FindOwner } from '../federation/site-map'
import { SectionError } from './SectionError'
import { SiteRoot } from './SiteRoot'
import { PendingSection } from './PendingSection'

interface SiteRouteOptions {
  /** Routes known from the start: those of the remote that owns the first address. */
  pages: PreparedRoute[]
  /** Present in the browser only: guards need what the browser stores. */
  guard?: FindOwner
}

/**
 * The shell's route tree: layout, then one pathless section for all remotes, then the way out for unknown addresses.
 * An error of a remote stays inside the section.
 */
export function siteRoutes({ pages, guard }: SiteRouteOptions): RouteObject[] {
  return [
    {
      id: 'site',
      Component: SiteRoot,
      HydrateFallback: PendingSection,
      children: [
        {
          id: SECTION,
          ErrorBoundary: SectionError,
          loader: () => null,
          ...(guard && { middleware: [guardWith(guard)] }),
          children: [...pages, unknownAddress],
        },
      ],
    },
  ]
}

const guardWith =
  (findOwner: FindOwner) =>
  ({ request }: { request: Request }) => {
    const { pathname, search, hash } = new URL(request.url)
    const verdict = runGuard(findOwner(pathname)?.page.access, pathname, pathname + search + hash)
    if (!verdict.admitted) throw redirect(verdict.redirectTo)
  }

/** RT-05: any unknown path ends at `/pagenotfound`. */
const unknownAddress: RouteObject = {
  id: 'unknown',
  path: '*',
  loader: ({ request }) => redirect(pageNotFound(new URL(request.url).pathname)),
}
