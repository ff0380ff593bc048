import { resolve } from 'node:path'
import fastify, { LogController } from 'fastify'
import type { ShellConfig } from './config'
import { securityHeaders } from './pages/content-security-policy'
import { createKeptPages } from './pages/kept-pages'
import { createMoveFinder } from './pages/moved-address'
import { pageRoutes } from './pages/page-routes'
import { createVisits } from './pages/visit'
import { createFailureReporter } from './releases/failure-reporter'
import { createRegistryWatcher } from './releases/registry-watcher'
import { createReleaseBucket } from './releases/release-bucket'
import { releaseFiles } from './releases/release-files'
import { createReleaseMirror } from './releases/release-mirror'
import { createVariants } from './releases/variants'
import { apiProxy } from './service/api-proxy'
import { followChanges } from './service/change-stream'

/** Bytes of request line and headers that are read at all, so that an overlong address still gets an answer. */
const MAX_HEADER_BYTES = 256 * 1024
/** Milliseconds that the server waits for the service while it renders. */
const SERVICE_TIMEOUT = 4000

/**
 * The shell's server: releases, the way to the service, and pages for everything else.
 * @throws {ReleaseError} when the store holds no usable release.
 */
export async function buildShellServer(config: ShellConfig) {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (_error, _request, reply) => void reply.redirect('/pagenotfound', 302),
  })
  const kept = createKeptPages(config.pageLifeSeconds)
  const root = resolve(config.releasesDir)
  const failures = createFailureReporter(config.apiUrl)
  const mirror =
    config.releasesBucket &&
    createReleaseMirror({
      bucket: createReleaseBucket(config.releasesBucket),
      root,
      onReplaced: () => void watcher.refresh(),
      report: (message) => app.log.error(message),
    })
  const watcher = createRegistryWatcher({
    root,
    configureBuild: ({ configureHttp }) => configureHttp({ baseURL: `${config.apiUrl}/api`, timeout: SERVICE_TIMEOUT }),
    onSwap: () => kept.clear(),
    log: (message) => app.log.info(message),
    report: (message) => app.log.error(message),
    onRefused: failures.reportRefused,
  })
  await mirror?.start()
  await watcher.start()
  const changes = followChanges({
    apiUrl: config.apiUrl,
    onChange: (tags) => kept.drop(tags),
    onGap: () => kept.clear(),
  })
  app.addHook('onClose', async () => {
    watcher.stop()
    failures.stop()
    await mirror?.stop()
    changes.stop()
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })

  app.get('/health', () => ({ status: 'ok' }))
  app.get('/ready', () => ({ status: 'ok', generation: watcher.current().number }))
  await app.register(releaseFiles, {
    root,
    shellRelease: () => watcher.current().shell.descriptor.release,
    fetchRelease: mirror?.fetchRelease,
  })
  await apiProxy(app, { apiUrl: config.apiUrl, onChange: (tags) => kept.drop(tags) })
  if (config.kit) app.get('/ui', (_request, reply) => reply.redirect(`${config.kit}/ui`, 302))
  const variantOf = createVariants({
    root,
    fetchRelease: mirror?.fetchRelease,
    report: (message) => app.log.error(message),
    onRefused: failures.reportRefused,
  })
  pageRoutes(app, {
    current: watcher.current,
    visitOf: createVisits({ variantOf, settings: config }),
    kept,
    settings: { ...config, reportFailure: failures.reportFailure },
    findMove: createMoveFinder(config.apiUrl),
  })
  return app
}
