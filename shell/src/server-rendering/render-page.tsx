import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle, RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'
import { jsonLd, STRUCTURED_DATA_ID } from '@tekskills/shared/seo/structured-data'
import { flattenRoutes, loadPages, prepareRoutes } from '../federation/prepare-routes'
import { isProgrammingError } from '../release-reports/programming-error'
import { ReleaseRibbon } from '../layout/ReleaseRibbon'
import { SiteContextProvider, type SiteContext } from '../routing/site-context'
import { siteRoutes } from '../routing/site-routes'
import { PendingPage, type PageBrief } from './PendingPage'
import { createPageRender, createRenderCache, type RenderCache } from './render-cache'

/** The pages of one generation, ready to be rendered. */
export interface Pages {
  handler: StaticHandler
  cache: RenderCache
}

/**
 * Combines the manifests of remotes into one site and loads the code of every page. Rejects if the code of a page
 * cannot be loaded, so that a broken release is rejected before it goes live.
 */
export async function createPages(manifests: readonly RemoteManifest[]): Promise<Pages> {
  const pages = manifests.flatMap(({ routes }) => prepareRoutes(routes))
  await loadPages(flattenRoutes(pages))
  return { handler: createStaticHandler(siteRoutes({ pages })), cache: createRenderCache() }
}

/**
 * Result of a render: HTML in parts, or a response without a page, such as a redirect. The shell server reads it from
 * releases of any age, so fields and values keep their names.
 */
export type Rendered = RenderedPage | { kind: 'answer'; status: number; location: string | null }

export interface RenderedPage {
  kind: 'page'
  status: number
  /** Title, meta and link tags (MT-05). */
  head: string
  /** Critical CSS as `<style>` tags. */
  styles: string
  body: string
  /** Handles of the matched routes, with the names of the chunks they need. */
  handles: Partial<PageHandle>[]
  hydration: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  /** Set when data could not be loaded, or the page is personal; such a page must not be cached. */
  failed: boolean
  /** Set when a loader failed because of a bug in the release. */
  faulty: boolean
}

/** Renders the page of a request. @throws errors that the page throws while rendering. */
export async function renderPage({ handler, cache }: Pages, request: Request, site: SiteContext): Promise<Rendered> {
  const context = await handler.query(request)
  if (context instanceof Response)
    return { kind: 'answer', status: context.status, location: context.headers.get('location') }

  const { html, styles } = renderTree(site, handler, context, cache)
  const { head, body } = splitHead(html)
  return {
    kind: 'page',
    status: context.statusCode === 500 ? 503 : context.statusCode,
    head: head + structuredDataTag(context.loaderData),
    body,
    styles,
    handles: context.matches.map(({ route }) => (route.handle ?? {}) as Partial<PageHandle>),
    hydration: { loaderData: withoutStructuredData(context.loaderData), errors: serializeErrors(context.errors) },
    failed: context.statusCode >= 500 || Object.values(context.loaderData).some(isUncacheable),
    faulty: Object.values(context.errors ?? {}).some(isProgrammingError),
  }
}

const isUncacheable = (data: WithPageMeta | null | undefined) => data?.incomplete === true || data?.personal === true

/** Renders the layout with a loading section, for a page that only the browser can render. */
export async function renderPending(
  request: Request,
  site: SiteContext,
  brief: PageBrief,
): Promise<Pick<RenderedPage, 'head' | 'styles' | 'body'>> {
  const handler = createStaticHandler([{ path: '*', element: <PendingPage {...brief} /> }])
  const context = (await handler.query(request)) as StaticHandlerContext
  const { html, styles } = renderTree(site, handler, context)
  return { ...splitHead(html), styles }
}

function renderTree(
  site: SiteContext,
  handler: StaticHandler,
  context: StaticHandlerContext,
  cache = createRenderCache(),
) {
  const { provide, complete } = createPageRender(cache)
  const router = createStaticRouter(handler.dataRoutes, context)
  const sheet = new ServerStyleSheet()
  try {
    // React hoists title, meta and link elements before the root element, where they are split off into the head.
    const root = (
      <div id="root">
        <SiteContextProvider value={{ ...site, Ribbon: ReleaseRibbon }}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </SiteContextProvider>
      </div>
    )
    return { html: complete(renderToString(sheet.collectStyles(provide(root)))), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

function splitHead(html: string) {
  const start = html.indexOf('<div id="root"')
  return { head: html.slice(0, start), body: html.slice(start) }
}

type LoaderData = Record<string, unknown>

const isRecord = (data: unknown): data is WithPageMeta =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** The structured data of the page's loaders as an inert script for the head; empty when there is none. */
function structuredDataTag(loaderData: LoaderData): string {
  const items = Object.values(loaderData).flatMap((data) => (isRecord(data) ? (data.structuredData ?? []) : []))
  const text = jsonLd(items)
  return text && `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${text}</script>`
}

/** The loader data without structured data, which is in the head already and not needed for hydration. */
const withoutStructuredData = (loaderData: LoaderData): LoaderData =>
  Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      if (!isRecord(data) || !data.structuredData) return [id, data]
      const { structuredData: _, ...rest } = data
      return [id, rest]
    }),
  )

/** Loader errors as plain data for hydration: route error responses keep their shape, others get a generic message. */
function serializeErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, serializeError(error)]))
}

function serializeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { message: 'The page could not be loaded.' }
  const { status, statusText, data } = error
  return { status, statusText, data: data as unknown, internal: true }
}
