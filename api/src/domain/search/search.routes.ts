import { listQuery } from '@tekskills/shared/contracts/http/lists'
import { searchedType, searchResponse } from '@tekskills/shared/contracts/http/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { pageResponse } from '../../platform/http/lists/page'
import { siteDay } from '../../platform/time/site-day'
import { countHits, readHits } from './search.repository'

const shown = ['blogs', 'newsroom', 'casestudies', 'careers', 'pages'] as const

const query = listQuery.pick({ page: true, size: true }).extend({
  q: z.string().trim().min(1).max(100),
  type: searchedType.optional(),
})

/** `GET /public/user/search`: full-text search of the whole public site. */
export const searchRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, responses, now, config, listing } = deps

  async function search({ q, type, page, size }: z.output<typeof query>) {
    const at = now()
    const { pages } = listing.current()
    const searchRequest = { q, type, pages, now: at, today: siteDay(at, config.timeZone) }
    const counts = await countHits(database.queries, searchRequest)
    const content = await readHits(database.queries, searchRequest, { offset: page * size, limit: size })
    const total = counts.reduce((sum, { value, count }) => (!type || value === type ? sum + count : sum), 0)
    const sort = [{ column: 'rank', direction: 'desc' as const }]
    return { ...pageResponse({ page, size, content, total, sort }), facets: { type: counts } }
  }

  app.get(
    '/search',
    { schema: { querystring: query, response: { 200: searchResponse } }, config: { access: 'public', cached: shown } },
    async (request, reply) => {
      const key = `search ${JSON.stringify(request.query)}`
      const produce = async () => JSON.stringify(searchResponse.parse(await search(request.query)))
      return sendCached(request, reply, await responses.get(request.url, key, shown, produce))
    },
  )
}
