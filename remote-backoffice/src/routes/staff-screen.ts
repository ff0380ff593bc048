import type { Role } from '@tekskills/shared/contracts/access'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { lazyLoader } from '@tekskills/shared/routing/lazy-loader'
import { PageErrorView } from '../kit/access/PageErrorView'

type RouteObject = RemoteManifest['routes'][number]

interface StaffScreenOptions {
  /** Determines the id of the route (`backoffice.{id}`) and its chunks: `{id}` and, with a loader, `{id}-data`. */
  id: string
  path: string
  meta: PageMeta
  lazy: RouteObject['lazy']
  load?: Parameters<typeof lazyLoader>[0]
  /** Absent: every role. */
  roles?: readonly Role[]
}

/** The route of one staff screen. If its data cannot be loaded, an error replaces the page inside the frame. */
export const staffScreen = ({ id, path, meta, lazy, load, ...rest }: StaffScreenOptions): RouteObject => ({
  id: `backoffice.${id}`,
  path,
  lazy,
  loader: load && lazyLoader(load),
  ErrorBoundary: PageErrorView,
  handle: {
    access: 'staff',
    chrome: 'staff',
    meta,
    chunks: load ? [id, `${id}-data`] : [id],
    ...rest,
  } satisfies PageHandle,
})
