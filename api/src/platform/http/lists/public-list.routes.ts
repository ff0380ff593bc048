import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { ResponseCache } from '../cache/response-cache'
import { sendCached } from '../cache/response-cache-plugin'
import { listParameters, tableParameters, parseList, type tableList } from './list-parameters'

interface PublicList<Parameters extends typeof tableList, Page extends z.ZodObject> {
  path: string
  parameters: Parameters
  page: Page
  /** Tags of the content in the list; a change to it drops the cached responses. */
  shown: readonly ContentTag[]
  read(list: z.output<Parameters>): Promise<object>
}

type App = Parameters<FastifyPluginAsyncZod>[0]

const access = 'public'

/** A public list (contract §3.3): by GET, with cached responses, and by POST. */
export function publicList<Parameters extends typeof tableList, Page extends z.ZodObject>(
  app: App,
  responses: ResponseCache,
  { path, parameters, page, shown, read }: PublicList<Parameters, Page>,
): void {
  const response = { 200: page as z.ZodObject }

  app.get(
    path,
    { schema: { querystring: parameters, response }, config: { access, cached: shown } },
    async (request, reply) => {
      const query = request.query as z.output<Parameters>
      const produce = async () => JSON.stringify(page.parse(await read(query)))
      return sendCached(
        request,
        reply,
        await responses.get(request.url, `${path} ${JSON.stringify(query)}`, shown, produce),
      )
    },
  )

  app.post(
    path,
    { schema: { body: tableParameters, response }, config: { access, reads: true } },
    async (request, reply) => {
      const list = parseList(parameters, listParameters(request.query as object, request.body))
      return reply.header('cache-control', 'no-store').send((await read(list)) as Record<string, unknown>)
    },
  )
}
