import type { RouteObject } from 'react-router-dom'
import type { Access, Chrome, Role } from './access'
import type { PageMeta } from './page-meta'

/** The resources whose changes drop the kept copy of a page. */
export type ContentTag = 'blogs' | 'newsroom' | 'casestudies' | 'authors' | 'categories' | 'redirects' | 'careers'

/** What the shell needs to know of a page before any of its code has run; carried in the route's `handle`. */
export interface PageHandle {
  access: Access
  chrome: Chrome
  /** Fixed meta of the page; the fetched item's meta overrides it (MT-03). */
  meta: PageMeta
  /** Names of the webpack chunks that the page needs at once; the server preloads exactly these. */
  chunks: readonly string[]
  /** What the page shows of the service, so that a write there drops the cached page. */
  content?: readonly ContentTag[]
  /** Query parameters that change the page; the server ignores every other one, so it keeps no page twice. */
  query?: readonly string[]
  /** Roles that may see the page; only for `staff` pages. Absent: every role. */
  roles?: readonly Role[]
}

/** Handle of a layout route: it adds chunks but is no page of its own. */
export interface LayoutHandle {
  chunks: readonly string[]
}

/** The only module a remote exposes (`./manifest`). The shell knows nothing else about it. */
export interface RemoteManifest {
  name: RemoteName
  /** Pages carry a `PageHandle`, layout routes a `LayoutHandle`. Top-level paths are absolute. */
  routes: RouteObject[]
}

export type RemoteName = `remote-${string}`
