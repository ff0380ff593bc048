import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { setServiceBase } from '@tekskills/shared/http/service-base'
import { onUnauthenticated } from '@tekskills/shared/http/unauthenticated'
import { createBrowserRouter } from '@tekskills/shared/routing/router'
import { keepReturnPath } from '@tekskills/shared/session/return-path'
import { endSession } from '@tekskills/shared/session/session-store'
import { mayDownload, runGuard } from '../access/guards'
import { createDiscovery } from '../federation/discover-routes'
import { createManifestLoader } from '../federation/load-manifest'
import type { PreparedRoute } from '../federation/prepare-routes'
import { createSiteMap } from '../federation/site-map'
import type { ServerRenderedFallback, SiteContext } from '../routing/site-context'
import { trackNavigations } from '../routing/navigation-progress'
import { siteRoutes } from '../routing/site-routes'
import { createReleaseReports } from '../release-reports/release-reports'
import { fetchBoot } from './fetch-boot'
import { showLateTypeface } from './late-typeface'
import { loadFirstPage } from './load-first-page'
import { prefetchOnIntent } from './prefetch-on-intent'
import { readBoot } from './read-boot'
import { replayEarlyClick } from './replay-early-click'
import { SiteApp } from './SiteApp'

/**
 * Brings the page to life: guard, the owner's code, then hydration of what the server rendered, or a render where
 * it rendered nothing. A page whose code cannot be loaded keeps its server HTML inside a living layout.
 */
export async function startPage(): Promise<void> {
  nameFirstPage()
  const boot = readBoot(document)
  if (boot.apiBase) setServiceBase(boot.apiBase)
  const findOwner = createSiteMap(boot.remotes)
  const { pathname, search, hash } = location
  const owner = findOwner(pathname)

  const verdict = runGuard(owner?.page.access, pathname, pathname + search + hash)
  if (!verdict.admitted) return location.replace(verdict.redirectTo)

  const reports = createReleaseReports({ rate: boot.reportRate, isSilent: boot.override !== undefined })
  const { loadManifest, releaseOf } = createManifestLoader(boot.remotes, reports, fetchRemotes)
  let pages: PreparedRoute[] = []
  let fallback: ServerRenderedFallback | undefined
  if (boot.mode === 'hydrate' && owner) {
    const load = () => loadFirstPage(loadManifest, owner.remote, pathname)
    try {
      pages = await load()
    } catch (error) {
      console.warn(`${owner.remote} could not be loaded; the page stays as the server rendered it.`, error)
      fallback = { section: renderedSection(), locationKey: historyKey(), revive: load }
    }
  }

  const known = pages.length > 0 && owner ? [owner.remote] : []
  const discover = createDiscovery({ findOwner, loadManifest, admits: mayDownload }, known)
  const router = createBrowserRouter(siteRoutes({ pages, guard: findOwner }), {
    hydrationData: fallback ? { loaderData: { section: null, unknown: null } } : boot.hydration,
    patchRoutesOnNavigation: discover,
  })
  onUnauthenticated(() => {
    endSession()
    // On the way to a page, its address is the one that was asked for.
    const { pathname: page, search: query, hash: part } = router.state.navigation.location ?? router.state.location
    if (page !== '/login') keepReturnPath(page + query + part)
    void router.navigate('/login')
  })

  trackNavigations(router)

  const site: SiteContext = {
    origin: boot.origin,
    analytics: boot.analytics,
    findOwner,
    override: boot.override,
    fallback,
  }
  const app = (
    <StrictMode>
      <SiteApp router={router} site={site} />
    </StrictMode>
  )
  const root = document.getElementById('root') as HTMLElement
  const onCaughtError = (error: unknown) => {
    console.error(error)
    const remote = findOwner(location.pathname)?.remote
    const release = remote && releaseOf(remote)
    if (release) reports.failed(remote, release, 'render')
  }
  // As a transition, hydration lets a touch or a key in between its steps; otherwise it is one long task.
  if (boot.mode === 'hydrate') startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
  else createRoot(root, { onCaughtError }).render(app)
  replayEarlyClick()
  showLateTypeface(router)
  prefetchOnIntent({ findOwner, loadManifest, routes: () => router.routes })
}

const fetchRemotes = async () => (await fetchBoot()).remotes

const renderedSection = () => (document.getElementById('section') ?? document.createElement('div')).cloneNode(true)

/**
 * Gives the first page of a load a key of its own, as every later one has. The router calls all of them `default`, and a
 * form that is opened anew would stand as far down as the one before it was scrolled. A page that is loaded again, or
 * that Back leads to, has its key already and keeps its place.
 */
function nameFirstPage(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** The key that the router gives the page it starts on. */
const historyKey = () => (history.state as { key?: string } | null)?.key ?? 'default'
