import type { ComponentType } from 'react'
import { createElement } from 'react'
import type { LoaderFunctionArgs, RouteObject } from '@tekskills/shared/routing/router'
import type { PreloadableLoader } from '@tekskills/shared/routing/lazy-loader'

interface PageModule {
  Component: ComponentType
}

/** A route whose code is loaded by {@link loadPages} instead of the router's `lazy`. */
export type PreparedRoute = RouteObject & {
  loadPage?: () => Promise<unknown>
  /** Fetches the code of the loader and static content, without running the loader. */
  loadData?: PreloadableLoader['preload']
}

/**
 * Turns a remote's lazy routes into routes with a loader that fetches the page's code in parallel with its data. The router's
 * own `lazy` caches failures forever, while these loaders retry. They also allow the page's code to be loaded before
 * hydration, which must not encounter lazy components.
 */
export function prepareRoutes(routes: readonly RouteObject[]): PreparedRoute[] {
  return routes.map((route) => {
    const { lazy, children, loader, ...rest } = route
    const nested = children ? { children: prepareRoutes(children) } : {}
    if (typeof lazy !== 'function') return { ...rest, ...(loader && { loader }), ...nested } as PreparedRoute

    let page: PageModule | undefined
    const loadPage = async () => {
      page ??= (await lazy()) as PageModule
    }
    const loadBoth = async (args: LoaderFunctionArgs, context?: unknown): Promise<unknown> => {
      const runLoader = async () => (typeof loader === 'function' ? await loader(args, context) : null)
      const [data] = await Promise.all([runLoader(), loadPage()])
      return data
    }
    const Component = () => (page ? createElement(page.Component) : null)
    const loadData = (loader as PreloadableLoader | undefined)?.preload
    return { ...rest, ...nested, loader: loadBoth, Component, loadPage, loadData } as PreparedRoute
  })
}

/** Loads the code of the given routes. Rejects when any of it cannot be loaded. */
export const loadPages = (routes: readonly PreparedRoute[]): Promise<unknown> =>
  Promise.all(routes.map(async (route) => route.loadPage?.()))

/** All routes of a tree, parents first. */
export const flattenRoutes = (routes: readonly PreparedRoute[]): PreparedRoute[] =>
  routes.flatMap((route) => [route, ...flattenRoutes((route.children ?? []) as PreparedRoute[])])
