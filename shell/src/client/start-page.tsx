import { startTransition, StrictMode, type ErrorInfo } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createRedirects } from '@tekskills/shared/contracts/redirect-targets'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { setServiceBase } from '@tekskills/shared/http/service-base'
import { onUnauthenticated } from '@tekskills/shared/http/unauthenticated'
import { createBrowserRouter } from '@tekskills/shared/routing/router'
import { keepReturnPath } from '@tekskills/shared/session/return-path'
import { endSession } from '@tekskills/shared/session/session-store'
import { mayDownload, runGuard } from '../access/session-guards'
import { createDiscovery } from '../federation/discover-routes'
import { createManifestLoader } from '../federation/load-manifest'
import type { PreparedRoute } from '../federation/prepare-routes'
import { createSiteMap } from '../federation/site-map'
import type { ServerRenderedFallback, SiteContext } from '../routing/site-context'
import { followReleaseFragment } from '../release-panel/open-release-panel'
import { deferStyles } from '../routing/deferred-rules'
import { trackNavigations } from '../layout/loading-bar-state'
import { siteRoutes } from '../routing/site-routes'
import { isProgrammingError } from '../release-reports/programming-error'
import { createReleaseReports, sendBeacon } from '../release-reports/release-reports'
import { reportUncaught } from '../release-reports/report-uncaught'
import type { Origin } from '../release-reports/stack-frames'
import { dropRefusedRelease } from './drop-refused-release'
import { fetchBoot } from './fetch-boot'
import { loadFirstPage } from './load-first-page'
import { prefetchLinks } from './prefetch-links'
import { readBoot } from './read-boot'
import { replayEarlyClick } from './replay-early-click'
import { SiteApp } from './SiteApp'

const SHELL_RELEASE = process.env['RELEASE'] ?? ''

const loadRibbon = () => import(/* webpackChunkName: "release-ribbon" */ '../layout/ReleaseRibbon')
/** In one file with other rarely loaded code, because each file adds an entry to the first script of a page. */
const loadVitals = () => import(/* webpackChunkName: "later" */ '../release-reports/observe-vitals')

/**
 * Starts the page: runs the guard, loads the owner's code, then hydrates the server-rendered HTML, or renders the page if
 * the server did not. A page whose code cannot be loaded keeps its server-rendered section inside a hydrated layout.
 */
export async function startPage(): Promise<void> {
  assignFirstPageKey()
  const boot = readBoot(document)
  dropRefusedRelease(boot.override)
  if (boot.apiBase) setServiceBase(boot.apiBase)
  const findOwner = createSiteMap(boot.remotes)
  const retired = Object.values(boot.remotes).flatMap((remote) => remote.retired ?? [])
  const { pathname, search, hash } = location
  const owner = findOwner(pathname)

  const verdict = runGuard(owner?.page.access, pathname, pathname + search + hash)
  if (!verdict.admitted) return location.replace(verdict.redirectTo)

  const reports = createReleaseReports({
    rate: boot.reportRate,
    isSilent: boot.override !== undefined,
    routeOf: () => findOwner(location.pathname)?.page.pattern,
  })
  const releasesAt = (path: string): Origin[] => {
    const remote = findOwner(path)?.remote
    const release = remote && boot.remotes[remote]?.release
    return [['shell', SHELL_RELEASE], ...(release ? [[remote, release] as const] : [])]
  }
  reports.viewed(releasesAt(pathname))
  reportUncaught(reports)
  const { loadManifest, releaseOf } = createManifestLoader(boot.remotes, reports, fetchRemotes)
  let pages: PreparedRoute[] = []
  let fallback: ServerRenderedFallback | undefined
  if (boot.mode === 'hydrate' && owner) {
    const load = () => loadFirstPage(loadManifest, owner.remote, pathname, retired)
    try {
      pages = await load()
    } catch (error) {
      console.warn(`${owner.remote} could not be loaded; the page stays as the server rendered it.`, error)
      fallback = { section: renderedSection(), locationKey: historyKey(), reload: load }
    }
  }

  const known = pages.length > 0 && owner ? [owner.remote] : []
  const discover = createDiscovery({ findOwner, loadManifest, admits: mayDownload, retired }, known)
  const router = createBrowserRouter(siteRoutes({ pages, guard: findOwner }), {
    hydrationData: fallback ? { loaderData: { section: null, unknown: null } } : boot.hydration,
    patchRoutesOnNavigation: discover,
  })
  onUnauthenticated((reason) => {
    endSession()
    if (reason) void showDialog({ kind: 'error', message: reason })
    // During a navigation, the page to return to is its target.
    const { pathname: page, search: query, hash: part } = router.state.navigation.location ?? router.state.location
    if (page !== '/login') keepReturnPath(page + query + part)
    void router.navigate('/login')
  })

  trackNavigations(router)
  let viewed = pathname
  let { errors: reported } = router.state
  router.subscribe(({ location: shown, navigation, errors }) => {
    const path = (navigation.location ?? shown).pathname
    if (path !== viewed) reports.viewed(releasesAt(path))
    viewed = path
    // Errors of remotes are reported elsewhere; the router also shows errors of the shell's loaders and guards.
    if (errors !== reported)
      for (const error of Object.values(errors ?? {})) if (isProgrammingError(error)) reports.threw('loader', error, '')
    reported = errors
  })
  deferStyles(router)

  const { ReleaseRibbon: Ribbon } = boot.override ? await loadRibbon() : {}
  const site: SiteContext = {
    origin: boot.origin,
    analytics: boot.analytics,
    findOwner,
    menus: boot.menus,
    redirectTargetOf: createRedirects(retired),
    override: boot.override,
    Ribbon,
    releaseOf,
    fallback,
  }
  const app = (
    <StrictMode>
      <SiteApp router={router} site={site} />
    </StrictMode>
  )
  const root = document.getElementById('root') as HTMLElement
  const onCaughtError = (error: unknown, { componentStack }: ErrorInfo) => {
    console.error(error)
    const remote = findOwner(location.pathname)?.remote
    const release = remote && releaseOf(remote)
    reports.threw('render', error, componentStack ?? '', release ? [remote, release] : undefined)
  }
  // React recovers from it, but would report it as an uncaught error by default.
  const onRecoverableError = (error: unknown) => console.error(error)
  const options = { onCaughtError, onRecoverableError }
  // As a transition, hydration yields to user input; otherwise it is one long task.
  if (boot.mode === 'hydrate') startTransition(() => void hydrateRoot(root, app, options))
  else createRoot(root, options).render(app)
  reports.loaded('shell', SHELL_RELEASE, performance.now())
  replayEarlyClick()
  followReleaseFragment()
  prefetchLinks({ findOwner, loadManifest, router })
  // Earlier measurements are in the browser's buffer. A page that cannot load this still works.
  const measure = () => void loadVitals().then((vitals) => vitals.observeVitals(router, releasesAt, sendBeacon), String)
  if (reports.isSampled)
    if (document.readyState === 'complete') measure()
    else addEventListener('load', measure)
}

const fetchRemotes = async () => (await fetchBoot()).remotes

const renderedSection = () => (document.getElementById('section') ?? document.createElement('div')).cloneNode(true)

/**
 * Gives the first page of a load its own history key, as later pages have. The router uses `default` for all first pages,
 * so scroll restoration would scroll a newly opened form to the position of the previous one. A page that is reloaded, or
 * reached by Back, has its key already and keeps its scroll position.
 */
function assignFirstPageKey(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** The key that the router assigns to the first page. */
const historyKey = () => (history.state as { key?: string } | null)?.key ?? 'default'
