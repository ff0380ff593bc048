import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { matchRoutes, type createBrowserRouter, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { mayDownload } from '../access/session-guards'
import type { LoadManifest } from '../federation/load-manifest'
import { prepareRoutes, type PreparedRoute } from '../federation/prepare-routes'
import type { FindOwner, PageOwner } from '../federation/site-map'

declare global {
  interface Navigator {
    /** Only in some browsers. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

interface PrefetchOptions {
  findOwner: FindOwner
  loadManifest: LoadManifest
  router: Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'subscribe'>
}

type PageLink = HTMLAnchorElement | HTMLAreaElement

/** Milliseconds after the start, and after each navigation, until links in view are prefetched. */
const PAUSE_MS = 2000

/** Bytes of scripts on the wire, in addition to those of the first page, after which links in view are not prefetched. */
const IDLE_BUDGET = 100_000

/**
 * Prefetches the pages that links lead to. Hovering, focusing or touching a link fetches the page's code and public data,
 * which the page then finds in the HTTP cache. While the browser is idle, links in view fetch the code of their pages:
 * those of the content first, one after the other, within a budget, and only for remotes that have been loaded. Visitors
 * who save data or have a very slow connection fetch nothing before the click (ADR 0048).
 */
export function prefetchLinks({ findOwner, loadManifest, router }: PrefetchOptions): void {
  const done = new Set<string>()

  async function prefetch({ href }: PageLink, isIntended: boolean) {
    const url = new URL(href)
    const owner = findOwner(url.pathname)
    const key = `${isIntended} ${url.pathname}${url.search}`
    if (!owner || done.has(key) || !mayDownload(owner.page.access) || savesData()) return
    done.add(key)
    try {
      const matches = (await pagesAt(url.pathname, owner, isIntended)) ?? []
      await Promise.all(
        matches.map(({ route, params }) => {
          const args = { params, request: new Request(url) } as LoaderFunctionArgs
          return isIntended && hasPublicData(route) ? runLoader(route, args) : fetchCode(route, args)
        }),
      )
    } catch {
      // Best effort: the navigation itself loads what is missing and reports failures.
      done.delete(key)
    }
  }

  /** The routes of a page; of a remote that has not been loaded only if `mayLoad`. */
  async function pagesAt(pathname: string, { remote }: PageOwner, mayLoad: boolean) {
    const known = matchRoutes(router.routes as PreparedRoute[], pathname)
    if (!mayLoad || known?.some(({ route }) => 'loadPage' in route)) return known
    return matchRoutes(prepareRoutes((await loadManifest(remote)).routes), pathname)
  }

  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && isPageLink(link)) void prefetch(link, true)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, onIntent, { passive: true })

  let spent = 0
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[])
      if (new URL(name).pathname.endsWith('.js')) spent += transferSize
  }).observe({ type: 'resource' })

  let turn = Promise.resolve()
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      turn = turn.then(idle).then(() => (spent < IDLE_BUDGET ? prefetch(target as PageLink, false) : undefined))
    }
  })
  const lookAround = () => {
    inView.disconnect()
    // Links in the content first, because those of the header are on every page.
    const links = [...document.querySelectorAll<PageLink>('main :any-link'), ...document.links]
    for (const link of links) if (isPageLink(link)) inView.observe(link)
  }
  let timer = setTimeout(lookAround, PAUSE_MS)
  router.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(lookAround, PAUSE_MS)
  })
}

const isPageLink = ({ origin, target }: PageLink) => origin === location.origin && !target

function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  return saveData || effectiveType.endsWith('2g')
}

/** Resolves when the browser has nothing else to do; Safari cannot tell. */
const idle = () =>
  new Promise<void>((resume) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resume())
    else setTimeout(resume, 200)
  })

/** Whether the service lets browsers cache the data of a page. */
const hasPublicData = ({ handle }: PreparedRoute) =>
  Boolean((handle as PageHandle | undefined)?.content) && !isLoggedIn()

const runLoader = ({ loader }: PreparedRoute, args: LoaderFunctionArgs) =>
  typeof loader === 'function' ? loader(args, undefined) : undefined

const fetchCode = ({ loadPage, loadData }: PreparedRoute, args: LoaderFunctionArgs) =>
  Promise.all([loadPage?.(), loadData?.(args)])
