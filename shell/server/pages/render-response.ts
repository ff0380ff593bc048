import type { Boot, BootScript, ReleaseSelection } from '@tekskills/shared/contracts/boot'
import { MANIFEST_CHUNK } from '@tekskills/shared/contracts/manifest-chunk'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import type { PageOwner } from '../../src/federation/site-map'
import type { PageBrief } from '../../src/server-rendering/PendingPage'
import type { ShellConfig } from '../config'
import { bootScript } from '../releases/boot-scripts'
import type { ReportFailure } from '../releases/failure-reporter'
import type { Generation } from '../releases/generation'
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy'
import { htmlDocument, inlineStyles } from './document'
import { redirectResponse, type PageResponse } from './page-response'
import type { PageTarget } from './page-target'

/** Milliseconds that a page's loaders may take together. */
const LOADER_DEADLINE = 5000

/** Settings that affect rendered pages. */
export interface PageSettings extends Pick<
  ShellConfig,
  | 'siteOrigin'
  | 'apiBase'
  | 'analytics'
  | 'recaptcha'
  | 'sockets'
  | 'serverRendering'
  | 'reportRate'
  | 'releaseOverride'
> {
  /** Called when a release fails to render one of its pages because of its own fault. */
  reportFailure: ReportFailure
}

interface RenderOptions extends PageSettings {
  generation: Generation
  /** Releases that the request chose; the page is not cached, and a ribbon on it names them. */
  override?: ReleaseSelection
  log: (message: string, error?: unknown) => void
}

/** Makes the response for one page: server-rendered, or the layout with a loading section that the browser renders. */
export async function renderResponse(
  options: RenderOptions,
  { pathname, search, owner }: Pick<PageTarget, 'pathname' | 'search' | 'owner'>,
): Promise<PageResponse> {
  const { generation, siteOrigin, analytics, override, log } = options
  const { build, pages, findOwner, menus, redirectTargetOf } = generation
  const site = { origin: siteOrigin, analytics, override, findOwner, menus, redirectTargetOf }
  const request = (signal?: AbortSignal) => new Request(`${siteOrigin}${pathname}${search}`, { signal })
  const reportFault = (error?: unknown) => {
    // Testers who choose a release must not cause its rollback.
    if (override) return
    const release = generation.remotes[owner.remote]?.stored.descriptor.release
    const failure = error === undefined ? undefined : { error, route: owner.page.pattern }
    if (release) options.reportFailure(owner.remote, release, failure)
  }
  const pendingPage = async () => {
    const pending = await build.renderPending(request(), site, briefOf(generation, owner))
    return pageResponse(options, 200, pending, bootFor(options, owner, 'render', []), false, [])
  }
  if (!options.serverRendering || !isRendered(generation, owner)) return pendingPage()

  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new Error('loaders took too long')), LOADER_DEADLINE)
  try {
    const rendered = await build.renderPage(pages, request(deadline.signal), site)
    if (rendered.kind === 'answer') return redirectResponse(rendered.status, rendered.location ?? '/')
    if (rendered.faulty) reportFault()
    const { handles } = rendered
    const boot = bootFor(options, owner, 'hydrate', chunksOf(handles))
    const tags = handles.flatMap(({ content = [] }) => content)
    const framed = isPreview(search)
    const cacheable = !rendered.failed && owner.page.access !== 'login' && !framed && !override
    const response = pageResponse(
      { ...options, framed },
      rendered.status,
      rendered,
      { ...boot, hydration: rendered.hydration },
      cacheable,
      tags,
    )
    return { ...response, unbounded: search !== '' || rendered.status === 404 }
  } catch (error) {
    // A timeout of loaders that wait for the service is not the release's fault.
    if (!deadline.signal.aborted) reportFault(error)
    log(`${pathname} could not be rendered; the browser will try`, error)
    return await pendingPage()
  } finally {
    // A pending timer would keep the whole generation from being collected.
    clearTimeout(timer)
  }
}

/** Whether the server renders a page: staff pages and remotes without a server build are left to the browser. */
const isRendered = ({ remotes }: Generation, owner: PageOwner) =>
  owner.page.access !== 'staff' && remotes[owner.remote]?.manifest !== null

/** What is known about a page that the browser will render. */
const briefOf = ({ remotes }: Generation, owner: PageOwner): PageBrief => ({
  title: remotes[owner.remote]?.stored.descriptor.routes.find(({ id }) => id === owner.page.id)?.title,
  isHidden: owner.page.access === 'staff',
})

/** A signed preview of unpublished content, shown in a frame of the back-office and never cached. */
const isPreview = (search: string) => new URLSearchParams(search).has('preview')

const chunksOf = (handles: readonly Partial<PageHandle>[]) => handles.flatMap(({ chunks = [] }) => chunks)

/** The boot data of a page, with the exact scripts it needs. */
function bootFor(options: RenderOptions, owner: PageOwner, mode: Boot['mode'], chunks: readonly string[]): Boot {
  const { generation, siteOrigin, apiBase, analytics, reportRate, override } = options
  return {
    mode,
    generation: generation.number,
    remotes: generation.boot,
    menus: generation.menus,
    origin: siteOrigin,
    apiBase,
    reportRate,
    ...(override && { override }),
    analytics,
    scripts: [bootScript(generation.shell.descriptor, generation.shell.descriptor.entry)],
    preloads: owner.page.access !== 'staff' ? preloadsOf(generation, owner, chunks) : [],
  }
}

function preloadsOf({ remotes }: Generation, { remote }: PageOwner, chunks: readonly string[]): BootScript[] {
  const descriptor = remotes[remote]?.stored.descriptor
  if (!descriptor) return []
  const names = [MANIFEST_CHUNK, ...chunks]
  const files = [descriptor.entry, ...names.flatMap((chunk) => descriptor.chunks[chunk] ?? [])]
  return [...new Set(files)].map((file) => bootScript(descriptor, file))
}

interface PageMarkup {
  head: string
  styles: string
  body: string
}

interface ResponseOptions extends RenderOptions {
  framed?: boolean
}

function pageResponse(
  options: ResponseOptions,
  status: number,
  markup: PageMarkup,
  boot: Boot,
  cacheable: boolean,
  tags: PageResponse['tags'],
): PageResponse {
  const {
    generation,
    siteOrigin,
    apiBase,
    analytics,
    recaptcha,
    sockets,
    releaseOverride,
    override,
    framed = false,
  } = options
  // Releases from before ADR 0047 bring no typeface.
  const { fontUrl, fontFaceCss, typeface = '' } = generation.build
  const secure = siteOrigin.startsWith('https:')
  const reports = `${apiBase}/csp-reports?release=${generation.shell.descriptor.release}`
  const html = htmlDocument({ ...markup, boot, fontFaces: fontFaceCss(fontUrl), typeface, recaptcha, releaseOverride })
  return {
    status,
    cacheable,
    tags,
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({
        styles: inlineStyles(html),
        typeface,
        analytics,
        recaptcha,
        releaseOverride,
        sockets,
        framed,
        reports,
        secure,
      }),
      ...(secure && { 'reporting-endpoints': reportingEndpoints(reports) }),
      ...(framed && { 'x-frame-options': 'SAMEORIGIN' }),
      'cache-control': cacheable ? cacheControl(generation) : 'no-store',
      ...((override ?? markup.head.includes('content="noindex')) && { 'x-robots-tag': 'noindex, nofollow' }),
      ...(status === 503 && { 'retry-after': '5' }),
    },
  }
}

/** `Cache-Control` of a cacheable page; during a rollout it is private, because visitors get different releases. */
const cacheControl = ({ rollouts }: Generation) =>
  rollouts.length > 0 ? 'private, no-cache' : 'public, max-age=0, s-maxage=5, stale-while-revalidate=300'
