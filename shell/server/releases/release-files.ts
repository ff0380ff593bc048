import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DEVELOPMENT_RELEASE } from '@tekskills/shared/contracts/release'

const DAY = 86_400
const YEAR = 365 * DAY

/** Addresses that browsers and share crawlers expect at fixed places; they come from the live shell (`shell/public`). */
const FIXED = ['/favicon.svg', '/share/tekskills.png'] as const

interface ReleaseFilesOptions {
  root: string
  /** Release id of the live shell; undefined while none can be used. */
  shellRelease: () => string | undefined
  /** Brings a release here that a tab was opened with and this server has not needed yet; absent: all are here. */
  fetchRelease?: (name: string, release: string) => Promise<boolean>
}

/** Serves the browser files of all releases for ever; server builds and descriptors stay inside. */
export async function releaseFiles(
  app: FastifyInstance,
  { root, shellRelease, fetchRelease }: ReleaseFilesOptions,
): Promise<void> {
  await app.register(serveStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    maxAge: YEAR * 1000,
    immutable: true,
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  })

  app.get<{ Params: { name: string; release: string; '*': string } }>(
    '/remotes/:name/:release/*',
    async ({ params: { name, release, '*': file } }, reply) => {
      const isPlain = [name, release].every((part) => /^[\w-]+$/.test(part)) && !file.split('/').includes('..')
      if (!isPlain) return reply.code(404).type('text/plain').send('No such file.')
      // When the bucket is unreachable, what is here is served all the same.
      await fetchRelease?.(name, release).catch(() => false)
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
      return reply.sendFile(`shell/${release}/client/public${path}`, { maxAge: DAY * 1000, immutable: false })
    })
  }
  app.get('/favicon.ico', (_request, reply) => reply.redirect(FIXED[0], 308))
}
