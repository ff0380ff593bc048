import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { ServerStyleSheet, ThemeProvider } from 'styled-components'
import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { themeOf } from '@tekskills/shared/theme/theme-of'

/**
 * Renders the page at a path as HTML, without the shell and without the service; `null` when it shows nothing without
 * the service. Bundled with the sources of a remote, so that both have the same copies of React, router and styles.
 * @throws what the page throws while it renders
 */
export async function renderPage({ routes }: Pick<RemoteManifest, 'routes'>, path: string): Promise<string | null> {
  const handler = createStaticHandler(routes.map(withoutService))
  const context = await handler.query(new Request(new URL(path, 'https://site.example')))
  if (context instanceof Response || context.errors) return null
  const router = createStaticRouter(handler.dataRoutes, context)
  const { chrome = 'site' } = (matchRoutes([...routes], path)?.at(-1)?.route.handle ?? {}) as Partial<PageHandle>
  const sheet = new ServerStyleSheet()
  try {
    const page = createElement(StaticRouterProvider, { router, context, hydrate: false })
    return renderToString(sheet.collectStyles(createElement(ThemeProvider, { theme: themeOf(chrome) }, page)))
  } finally {
    sheet.seal()
  }
}

/** The route with a loader whose calls to the service are canceled before they begin. */
function withoutService(route: RouteObject): RouteObject {
  const { loader, children } = route
  const load = (args: LoaderFunctionArgs): unknown =>
    (loader as (args: LoaderFunctionArgs) => unknown)({ ...args, request: canceled(args.request.url) })
  return {
    ...route,
    ...(typeof loader === 'function' && { loader: load }),
    ...(children && { children: children.map(withoutService) }),
  } as RouteObject
}

/** A request that has been canceled. */
export const canceled = (url: string | URL) => new Request(url, { signal: AbortSignal.abort() })
