import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'

const DAY_S = 86_400
const YEAR_S = 365 * DAY_S

/** Files that browsers and link-preview crawlers expect at fixed paths; served from the live shell (`shell/public`). */
const FIXED = ['/favicon.svg', '/share/tekskills.png'] as const

/** Types that a browser opens as a document of the site, in which scripts would run; also as a compressed copy. */
const DOCUMENT = /\.(x?html?|xml|svg)(\.\w+)?$/i
/** Releases have no documents, but a user with write access to the store could add one without a key. */
const DOCUMENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface ReleaseFilesOptions {
  root: string
  /** Release id of the live shell; undefined while none is usable. */
  shellRelease: () => string | undefined
  /** Copies a release that an open tab uses from the bucket; absent when all releases are stored locally. */
  fetchRelease?: (name: string, release: string) => Promise<boolean>
  /** Whether browsers may get the files of a release; absent where all may be sent. */
  mayServe?: (name: string, release: string) => Promise<boolean>
}

/** Serves the browser files of all releases as immutable; server builds and descriptors are not exposed. */
export async function releaseFiles(
  app: FastifyInstance,
  { root, shellRelease, fetchRelease, mayServe = () => Promise.resolve(true) }: ReleaseFilesOptions,
): Promise<void> {
  await app.register(serveStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    maxAge: YEAR_S * 1000,
    immutable: true,
    setHeaders(response, path) {
      response.setHeader('vary', 'accept-encoding')
      if (DOCUMENT.test(path)) response.setHeader('content-security-policy', DOCUMENT_POLICY)
    },
  })

  app.get<{ Params: { name: string; release: string; '*': string } }>(
    '/remotes/:name/:release/*',
    async ({ params: { name, release, '*': file } }, reply) => {
      const isPlain = [name, release].every((part) => /^[\w-]+$/.test(part)) && !file.split('/').includes('..')
      if (!isPlain) return reply.code(404).type('text/plain').send('No such file.')
      // While the bucket is unreachable, local files are still served.
      await fetchRelease?.(name, release).catch(() => false)
      if (!(await mayServe(name, release))) return reply.code(404).type('text/plain').send('No such file.')
      const path = `${name}/${release}/client/${file}`
      if (release !== DEVELOPMENT_RELEASE) return reply.sendFile(path)
      return reply.header('cache-control', 'no-store').sendFile(path, { cacheControl: false })
    },
  )

  app.get('/remotes/*', (_request, reply) => reply.callNotFound())

  for (const path of FIXED) {
    app.get(path, async (_request, reply) => {
      const release = shellRelease()
      if (!release) return reply.code(503).header('retry-after', '5').type('text/plain').send('Not available yet.')
      return reply.sendFile(`shell/${release}/client/public${path}`, { maxAge: DAY_S * 1000, immutable: false })
    })
  }
  app.get('/favicon.ico', (_request, reply) => reply.redirect(FIXED[0], 308))
}
