import type { RemoteName } from './remote-manifest'
import type { ReleaseRoute } from './release'

/** A script that the page starts with. */
export interface BootScript {
  /** Absolute path. */
  href: string
  /** Subresource integrity (`sha384-…`); absent for a release under development, whose files change. */
  integrity?: string
}

/** One loadable release of a remote, as the browser sees it. */
export interface BootRelease {
  release: string
  /** Absolute path of its `remoteEntry.js`. */
  entry: string
  /** Subresource integrity of the entry, which bears that of every other script; absent under development. */
  integrity?: string
}

/** Release ids by remote, in place of the live ones. */
export type ReleaseSelection = Readonly<Record<RemoteName, string>>

/** A remote as the page's registry snapshot describes it. */
export interface BootRemote extends BootRelease {
  routes: Omit<ReleaseRoute, 'title'>[]
  /** Earlier releases to try when the live one fails in the browser, newest first. */
  previous: BootRelease[]
}

/** The inert JSON that the server embeds in a page; the browser makes no request to learn any of it. */
export interface Boot {
  /** `hydrate`: the root holds rendered HTML of this page. `render`: the browser renders it. */
  mode: 'hydrate' | 'render'
  /** Counts the registry snapshots of the server process. */
  generation: number
  remotes: Record<RemoteName, BootRemote>
  /** Base address of the service for browsers (`API_BASE`); absent in pages of an older server: `/api`. */
  apiBase?: string
  /** Public origin of the site, for absolute addresses in the head. */
  origin: string
  /** Loader data and errors of the rendered page (React Router hydration state). */
  hydration?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  /** The shell's scripts in the order they must run. */
  scripts: BootScript[]
  /** Scripts of the owning remote to fetch beside them. */
  preloads: BootScript[]
  /** Share of page loads, 0 to 1, that report how long the parts of the site took to load; failures are always told. */
  reportRate: number
  /** Releases that this page was asked to be made from in place of the live ones (QA and staff); absent otherwise. */
  override?: ReleaseSelection
  /** Address of the analytics script to load after consent; empty: none. */
  analytics: string
}
