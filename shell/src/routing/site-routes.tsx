import { pageNotFoundPath } from '@tekskills/shared/routing/page-not-found'
import { redirect, type RouteObject } from '@tekskills/shared/routing/router'
import { runGuard } from '../access/session-guards'
import { SECTION } from '../federation/discover-routes'
import type { PreparedRoute } from '../federation/prepare-routes'
import type { FindOwner } from '../federation/site-map'
import { SectionError } from './SectionError'
import { SiteRoot } from './SiteRoot'
import { PendingSection } from './PendingSection'

interface SiteRouteOptions {
  /** Routes known from the start: those of the remote that owns the first page. */
  pages: PreparedRoute[]
  /** Present only in the browser, because guards read the session from its storage. */
  guard?: FindOwner
}

/**
 * The shell's route tree: the layout, one pathless section for all remotes, and a catch-all for unknown addresses. Errors of
 * remotes are contained in the section.
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

/** RT-05: unknown paths redirect to `/pagenotfound`. */
const unknownAddress: RouteObject = {
  id: 'unknown',
  path: '*',
  loader: ({ request }) => redirect(pageNotFoundPath(new URL(request.url).pathname)),
}
