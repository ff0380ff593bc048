import { addressMeta, siteAddress } from '@tekskills/shared/contracts/http/site-addresses'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { readSort, readListType, tableList, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { publicList } from '../../platform/http/lists/public-list.routes'
import { siteDay } from '../../platform/time/site-day'
import { addressSorts, newestFirst, readAddresses } from '../addresses/addresses.repository'
import { readAddressMeta } from './address-meta'

const shown = ['blogs', 'newsroom', 'casestudies', 'careers', 'newsletters', 'redirects', 'pages'] as const
const config = { access: 'public', cached: shown } as const

/** Every public address of the site, and the metadata of one path (contract §3.7, rows 14 and 15). */
export const pageMetaRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, responses, now, listing } = deps
  const { queries } = database

  async function list(query: TableList) {
    const at = now()
    const filter = { type: readListType(siteAddress.shape.type, query.type), q: query.q, now: at }
    const today = siteDay(at, deps.config.timeZone)
    const sort = readSort(query.sort, addressSorts, newestFirst)
    const slice = { offset: query.page * query.size, limit: query.size, sort }
    const { content, total } = await readAddresses(queries, { ...filter, today, pages: listing.current().pages }, slice)
    return pageResponse({ ...query, content, total, sort })
  }

  publicList(app, responses, {
    path: '/get-allurls',
    parameters: tableList,
    page: pageOf(siteAddress),
    shown,
    read: list,
  })

  app.get(
    '/geturls',
    {
      schema: {
        querystring: z.object({ url: z.string().trim().min(1).max(2000) }),
        response: { 200: addressMeta },
      },
      config,
    },
    async (request, reply) => {
      const { url } = request.query
      const at = now()
      // The date is part of the key, because a job that closed yesterday has no page today.
      const today = siteDay(at, deps.config.timeZone)
      const produce = async () =>
        JSON.stringify(
          addressMeta.parse(await readAddressMeta(queries, url, { now: at, today, listing: listing.current() })),
        )
      return sendCached(request, reply, await responses.get(request.url, `meta ${today} ${url}`, shown, produce))
    },
  )
}
