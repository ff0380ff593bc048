import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database'
import { ProblemError } from '../http/problems/problem-error'

const ok = z.object({ status: z.literal('ok') })
const config = { access: 'public' } as const

/** `/health`: the process is running. `/ready`: its database is reachable (contract §3.1). */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get('/health', { schema: { response: { 200: ok } }, config }, async () => ({ status: 'ok' as const }))

  app.get('/ready', { schema: { response: { 200: ok } }, config }, async () => {
    try {
      await sql`select 1`.execute(database.queries)
    } catch (cause) {
      app.log.warn({ err: cause }, 'not ready')
      throw new ProblemError(503, 'UNAVAILABLE', 'The database is unreachable.', { headers: { 'retry-after': '2' } })
    }
    return { status: 'ok' as const }
  })
}
