import type { SiteMenus } from './navigation'
import type { RemoteName } from './remote-manifest'
import type { ReleaseRoute } from './release'
import type { RetiredPath } from './redirect-targets'

/** A script that the page loads at start. */
export interface BootScript {
  /** Absolute path. */
  href: string
  /** Integrity hash (`sha384-…`); absent for a development release, whose files change. */
  integrity?: string
}

/** One loadable release of a remote, as the browser sees it. */
export interface BootRelease {
  release: string
  /** Absolute path of its `container.js`. */
  entry: string
  /** Integrity hash of the entry, which contains those of all other scripts; absent for a development release. */
  integrity?: string
}

/** Release ids by part that replace the live ones. */
export type ReleaseSelection = Readonly<Record<RemoteName, string> & { shell?: string }>

/** A remote in the page's registry snapshot. */
export interface BootRemote extends BootRelease {
  routes: Omit<ReleaseRoute, 'title'>[]
  /** Former addresses of its pages; absent in pages of older servers. */
  retired?: readonly RetiredPath[]
  /** Earlier releases to try when the live one fails in the browser, newest first. */
  previous: BootRelease[]
}

/** The inert JSON that the server embeds in a page, so that the browser needs no request for it. */
export interface Boot {
  /** `hydrate`: the root contains this page, server-rendered. `render`: the browser renders it. */
  mode: 'hydrate' | 'render'
  /** Counts the registry snapshots of the server process. */
  generation: number
  remotes: Record<RemoteName, BootRemote>
  /** The menus of these releases; absent in pages of older servers. */
  menus?: SiteMenus
  /** Base path of the service for browsers (`API_BASE`); absent in pages of older servers, which means `/api`. */
  apiBase?: string
  /** Public origin of the site, for absolute URLs in the head. */
  origin: string
  /** Loader data and errors of the rendered page (React Router hydration state). */
  hydration?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  /** The shell's scripts in the order they must run. */
  scripts: BootScript[]
  /** Scripts of the owning remote to preload in parallel. */
  preloads: BootScript[]
  /** Share of page loads, 0 to 1, that report how long the parts took to load; failures are always reported. */
  reportRate: number
  /** Releases that the request chose instead of the live ones (QA and staff); absent otherwise. */
  override?: ReleaseSelection
  /** URL of the analytics script to load after consent; empty for none. */
  analytics: string
}
