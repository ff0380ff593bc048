import { matchPath, matchRoutes, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { createRedirects, withoutQuery, type RetiredPath } from '@tekskills/shared/contracts/redirect-targets'
import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { prepareRoutes, type PreparedRoute } from './prepare-routes'

/**
 * The routes of a remote, and, MT-04, one for each retired path whose successor is among them. It renders the successor's
 * page at the retired path with the data of the successor's loader; the shell excludes it from search engines.
 */
export function remoteRoutes({ routes }: RemoteManifest, retired: readonly RetiredPath[]): PreparedRoute[] {
  const pages = prepareRoutes(routes)
  const aliases = retired.flatMap((path) => {
    const [match, ...nested] = matchRoutes(pages, withoutQuery(path.successor)) ?? []
    return match && nested.length === 0 ? [aliasOf(match.route, path)] : []
  })
  return [...pages, ...aliases]
}

function aliasOf(page: PreparedRoute, retired: RetiredPath): PreparedRoute {
  const { pattern } = retired
  const redirectTargetOf = createRedirects([retired])
  const { loader, path = '' } = page
  const alias = { ...page, id: `retired ${pattern}`, path: pattern } as PreparedRoute
  if (typeof loader !== 'function') return alias
  const loadSuccessor = (args: LoaderFunctionArgs, context?: unknown) => {
    const { pathname, origin } = new URL(args.request.url)
    const successor = new URL(redirectTargetOf(pathname) ?? pathname, origin)
    const params = matchPath(path, successor.pathname)?.params ?? {}
    return loader({ ...args, params, request: new Request(successor, args.request) }, context)
  }
  return { ...alias, loader: loadSuccessor }
}
