import type { RouteObject } from 'react-router-dom'
import type { Access, Chrome, Role } from './access'
import type { PageMeta } from './page-meta'

/** The resources whose changes invalidate cached pages; `pages` are those that the live releases list. */
export type ContentTag =
  | 'blogs'
  | 'newsroom'
  | 'casestudies'
  | 'authors'
  | 'categories'
  | 'redirects'
  | 'careers'
  | 'newsletters'
  | 'pages'

/** What the shell needs to know about a page before its code has loaded; stored in the route's `handle`. */
export interface PageHandle {
  access: Access
  chrome: Chrome
  /** Fixed metadata of the page, overridden by that of the fetched item (MT-03). */
  meta: PageMeta
  /** Names of the webpack chunks that the page needs at once; the server preloads exactly these. */
  chunks: readonly string[]
  /** Resources of the service that the page shows; writes to them invalidate the cached page. */
  content?: readonly ContentTag[]
  /** Query parameters that change the page; the server ignores all others, so that no page is cached twice. */
  query?: readonly string[]
  /** Roles that may see the page, for `staff` pages only; all roles, if absent. */
  roles?: readonly Role[]
}

/** Handle of a layout route, which adds chunks but is not a page. */
export interface LayoutHandle {
  chunks: readonly string[]
}

/** The only module that a remote exposes (`./manifest`), and all that the shell knows about it. */
export interface RemoteManifest {
  name: RemoteName
  /** Pages have a `PageHandle`, layout routes a `LayoutHandle`. Top-level paths are absolute. */
  routes: RouteObject[]
}

export type RemoteName = `remote-${string}`
