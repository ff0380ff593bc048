import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import { readingFigures, readingReport } from '@tekskills/shared/contracts/http/reading-figures'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { idParams } from '../../platform/http/validation/record-id'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { siteDay } from '../../platform/time/site-day'
import { createReadingCounts } from './reading-counts'
import { readReadings, storeReadings } from './reading-figures.repository'

/** Interval in milliseconds at which counts are stored. */
const STORE_INTERVAL_MS = 1000

/** The kinds of items by the first segment of their staff paths. */
const kinds: Readonly<Record<string, ContentKindName>> = { blogs: 'BLOG', newsRoom: 'NEWSROOM', caseStudy: 'CASESTUDY' }

/** Crawlers, monitors and programs by how they name themselves; browsers without a screen do not read either. */
const PROGRAM = /bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|java\/|go-http/i

/**
 * Counts how often items are read (contract §3.7, additions), without anything about their readers (docs/adr/0117-figures-of-articles.md). A
 * browser that asks not to be tracked (Global Privacy Control, Do Not Track) is not counted.
 */
export const readingFiguresRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { config, database, now }) => {
  const { queries } = database
  const limit = createRateLimit(database, 'readings', [{ points: 60, seconds: 60 }])
  const counts = createReadingCounts(now)

  let storing = Promise.resolve()
  const store = () => {
    storing = storing
      .then(() => storeReadings(queries, counts.take(), now()))
      .catch((err: unknown) => app.log.error({ err }, 'article views could not be stored'))
    return storing
  }
  const timer = setInterval(() => void store(), STORE_INTERVAL_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store()
  })

  app.post(
    '/public/user/readings',
    {
      schema: { body: readingReport, response: { 204: z.null() } },
      config: { access: 'public', anonymous: true },
      bodyLimit: 1024,
      // Request log lines would record when which IP address read.
      logLevel: 'warn',
    },
    async (request, reply) => {
      await limit.count(request.ip)
      const { 'sec-gpc': privacy, dnt, 'user-agent': program = '' } = request.headers
      if (privacy !== '1' && dnt !== '1' && program !== '' && !PROGRAM.test(program))
        counts.add(request.body, { network: clientNetwork(request.ip), day: siteDay(now(), config.timeZone) })
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )
  for (const [area, kind] of Object.entries(kinds))
    app.get(
      `/${area}/:id/readings`,
      { schema: { params: idParams, response: { 200: readingFigures } } },
      async ({ params }) => {
        await store()
        return readReadings(queries, { kind, id: params.id, today: siteDay(now(), config.timeZone) })
      },
    )
}
