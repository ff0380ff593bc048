import type { ComponentType } from 'react'
import { createElement } from 'react'
import type { LoaderFunctionArgs, RouteObject } from '@tekskills/shared/routing/router'
import type { PreloadableLoader } from '@tekskills/shared/routing/lazy-loader'

interface PageModule {
  Component: ComponentType
}

/** A route whose page code is loaded by {@link loadPages}, not by the router's `lazy`. */
export type PreparedRoute = RouteObject & { loadPage?: () => Promise<unknown>; loadData?: () => Promise<unknown> }

/**
 * Turns a remote's lazy routes into routes with a loader that fetches the page's code beside its data. The router's
 * own `lazy` remembers a failure for ever; this forgets it, so that the next attempt can succeed. It also lets the
 * page's code be resolved before hydration, which must not meet anything lazy.
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
      const loadItem = async () => (typeof loader === 'function' ? await loader(args, context) : null)
      const [item] = await Promise.all([loadItem(), loadPage()])
      return item
    }
    const Component = () => (page ? createElement(page.Component) : null)
    const loadData = (loader as PreloadableLoader | undefined)?.preload
    return { ...rest, ...nested, loader: loadBoth, Component, loadPage, loadData } as PreparedRoute
  })
}

/** Fetches the code of the given routes' pages. Rejects when any of it cannot be had. */
export const loadPages = (routes: readonly PreparedRoute[]): Promise<unknown> =>
  Promise.all(routes.map(async (route) => route.loadPage?.()))

/** Every route of a tree, parents first. */
export const flattenRoutes = (routes: readonly PreparedRoute[]): PreparedRoute[] =>
  routes.flatMap((route) => [route, ...flattenRoutes((route.children ?? []) as PreparedRoute[])])
