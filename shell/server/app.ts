import { resolve } from 'node:path'
import { PAGE_NOT_FOUND } from '@tekskills/shared/routing/page-not-found'
import { acceptedEncoding } from '@tekskills/shared/server/content-encoding'
import { namesOneHost } from '@tekskills/shared/server/one-host'
import { createRequestIds, proxyCheck, REQUEST_ID } from '@tekskills/shared/server/request-id'
import fastify, { LogController, type FastifyError } from 'fastify'
import { startSpan } from '@tekskills/shared/server/tracing'
import type { ShellConfig } from './config'
import { limitConnections } from './connection-limit'
import { securityHeaders } from './security-headers'
import { requestLog } from './request-log'
import { serveMetrics } from './metrics/metrics-server'
import { createShellMetrics } from './metrics/shell-metrics'
import { currentRequestId, currentTraceparent, inRequest } from '@tekskills/shared/server/request-scope'
import { createPageCache } from './pages/page-cache'
import { createRedirectFinder } from './pages/find-redirect'
import { noticeHeaders, noticePage, siteUnavailable } from './pages/notice-page'
import { pageRoutes } from './pages/page-routes'
import { keyPrefix } from './pages/page-target'
import { createReleaseResolver } from './pages/resolve-releases'
import { createFailureReporter } from './releases/failure-reporter'
import { createReleaseChoice } from './releases/release-choice'
import { releaseChoices } from './releases/release-choices'
import { releaseErrors } from './releases/release-errors'
import { createAllowedFiles } from './releases/allowed-files'
import { createRegistryWatcher } from './releases/registry-watcher'
import { diskObjects } from '@tekskills/releases/store/disk-objects'
import { createReleaseBucket } from '@tekskills/releases/store/release-bucket'
import { releaseFiles } from './releases/release-files'
import type { ShellBuild } from './releases/release-loader'
import { sourceMapReader } from '@tekskills/releases/store/source-maps'
import { createReleaseMirror } from '@tekskills/releases/store/release-mirror'
import { createVariants } from './releases/variants'
import { apiProxy } from './service/api-proxy'
import { followChanges } from './service/change-stream'

/** Limit on request line and headers in bytes; generous, so that an overlong URL still gets a readable response. */
const MAX_HEADER_BYTES = 256 * 1024
/** Milliseconds that a call to the service may take while a page is rendered. */
const SERVICE_TIMEOUT = 4000
/** Milliseconds within which a request, body included, must arrive: 32 MB at one megabit per second take 270 s. */
const REQUEST_TIMEOUT = 300_000
/** Connections that one network may open; a browser opens six, and an office has many browsers. */
const MAX_CONNECTIONS = 512

/** The path of a request target in absolute form, which every server must accept (RFC 9112, 3.2.2); others as they are. */
const originForm = (target: string) => target.replace(/^https?:\/\/[^/?#]+\/?/i, '/')

/**
 * The shell server: release files, the proxy to the service, and pages for everything else. While no release is usable,
 * every page is a 503 notice.
 */
export async function buildShellServer(config: ShellConfig) {
  const isProxy = proxyCheck(config.trustProxy)
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    trustProxy: isProxy,
    genReqId: createRequestIds(isProxy),
    requestTimeout: REQUEST_TIMEOUT,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    frameworkErrors: (_error, _request, reply) => void reply.redirect(PAGE_NOT_FOUND.path, 302),
  })
  limitConnections(app.server, { max: MAX_CONNECTIONS, isProxy })
  const pageCache = createPageCache(config.pageTtlSeconds)
  const root = resolve(config.releasesDir)
  const metrics = createShellMetrics()
  const failures = createFailureReporter(config.apiUrl, metrics.countFailure)
  const bucket = config.releasesBucket && createReleaseBucket(config.releasesBucket)
  const mirror =
    bucket &&
    createReleaseMirror({
      bucket,
      root,
      onReplaced: () => void watcher.refresh(),
      report: (message) => app.log.error(message),
    })
  const ofRequest = { requestId: currentRequestId, traceparent: currentTraceparent }
  const configureBuild = ({ configureHttp, setServiceBase }: ShellBuild) => {
    configureHttp({ baseURL: `${config.apiUrl}/api`, timeout: SERVICE_TIMEOUT, ...ofRequest })
    setServiceBase?.(config.apiBase)
  }
  const watcher = createRegistryWatcher({
    root,
    policyKey: config.policyKey,
    configureBuild,
    beforeSwap: (next) => pages.warm(next),
    onSwap: (live) => pageCache.retain((key) => key.startsWith(keyPrefix(live))),
    log: (message) => app.log.info(message),
    report: (message) => app.log.error(message),
    onRejected: failures.reportRejected,
  })
  const changes = followChanges({
    apiUrl: config.apiUrl,
    onChange: (tags) => pageCache.drop(tags),
    onGap: () => pageCache.clear(),
  })
  app.addHook('onClose', async () => {
    watcher.stop()
    failures.stop()
    await mirror?.stop()
    changes.stop()
  })
  metrics.measureState({
    current: watcher.current,
    followedAt: () => Math.min(watcher.followedAt(), mirror?.followedAt() ?? Infinity),
    isFollowingChanges: changes.isConnected,
  })
  const headers = securityHeaders(config.siteOrigin)
  app.addHook('onRequest', ({ id, raw, method, routeOptions }, reply, done) => {
    reply.headers(headers).header(REQUEST_ID, id)
    if (!namesOneHost(raw))
      return void reply.code(400).type('text/plain').send('The request is not valid: it names two hosts.')
    // Negotiated once, so that files, pages and the service all use the same encoding.
    raw.headers['accept-encoding'] = acceptedEncoding(raw.headers['accept-encoding'])
    const route = routeOptions.url ?? ''
    const span = inRequest(id, () =>
      startSpan(`${method} ${route}`, { kind: 'server', attributes: { 'http.route': route } }),
    )
    if (span)
      reply.raw.once('close', () =>
        span.end({ attributes: { 'http.response.status_code': reply.statusCode }, error: reply.statusCode >= 500 }),
      )
    inRequest(id, done, span?.traceparent)
  })
  requestLog(app)
  metrics.measureRequests(app, config.apiBase)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    if (request.url.startsWith('/api') || status < 500) return reply.send(error)
    return reply.code(503).header('retry-after', '5').headers(noticeHeaders).send(noticePage(siteUnavailable))
  })

  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', (_request, reply) => {
    const live = watcher.current()
    // One remote with server-rendered pages is enough, because a partial site is better than none.
    if (!live || !Object.values(live.remotes).some(({ manifest }) => manifest))
      return reply.code(503).send({ status: 'no usable release' })
    return { status: 'ok', generation: live.number, unusable: live.unusable }
  })
  await app.register(releaseFiles, {
    root,
    shellRelease: () => watcher.current()?.shell.descriptor.release,
    fetchRelease: mirror?.fetchRelease,
    mayServe: createAllowedFiles(root, () => watcher.current()?.policy),
  })
  await apiProxy(app, { apiUrl: config.apiUrl, apiBase: config.apiBase, onChange: (tags) => pageCache.drop(tags) })
  if (config.kit) app.get('/ui', (_request, reply) => reply.redirect(`${config.kit}/ui`, 302))
  const variantOf = createVariants({
    root,
    configureBuild,
    fetchRelease: mirror?.fetchRelease,
    report: (message) => app.log.error(message),
    onRejected: failures.reportRejected,
  })
  const storedObjects = bucket || diskObjects(root)
  const releaseChoice = createReleaseChoice(storedObjects)
  if (config.releaseOverride)
    releaseChoices(app, { current: watcher.current, choice: releaseChoice, apiUrl: config.apiUrl })
  releaseErrors(app, { apiUrl: config.apiUrl, readMap: sourceMapReader(storedObjects) })
  const pages = pageRoutes(app, {
    current: watcher.current,
    resolveReleases: createReleaseResolver({
      variantOf,
      whyNotOffered: releaseChoice.whyNotOffered,
      settings: config,
    }),
    pageCache,
    countPage: metrics.countPage,
    settings: { ...config, reportFailure: failures.reportFailure },
    findRedirect: createRedirectFinder(config.apiUrl),
  })
  // Last, because a swap needs the pages.
  await mirror?.start()
  await watcher.start()
  if (config.metricsPort !== undefined) {
    const server = await serveMetrics(metrics.registry, { host: config.host, port: config.metricsPort })
    app.addHook('onClose', async () => void server.close())
  }
  return app
}
