import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 31_536_000

/** Serves the browser files of all releases for ever; server builds and descriptors stay inside. */
export async function releaseFiles(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  await app.register(serveStatic, {
    root,
    serve: false,
    preCompressed: true,
    index: false,
    maxAge: YEAR * 1000,
    immutable: true,
  })

  app.get<{ Params: { name: string; release: string; '*': string } }>(
    '/remotes/:name/:release/*',
    async ({ params: { name, release, '*': file } }, reply) => {
      const isPlain = [name, release].every((part) => /^[\w-]+$/.test(part)) && !file.split('/').includes('..')
      if (!isPlain) return reply.code(404).type('text/plain').send('No such file.')
      return reply.sendFile(`${name}/${release}/client/${file}`)
    },
  )
}
