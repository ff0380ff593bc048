import { redirectType, staffRedirect, type StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import type { WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { countRows } from '../../platform/http/lists/count-rows'
import { readListType, readSort, tableList, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { paged } from '../../platform/http/lists/paged'
import { tableByGet } from '../../platform/http/lists/table.routes'
import { idParams, idQuery, readId } from '../../platform/http/validation/record-id'
import { mutateContent } from '../../platform/http/content-changes/content-changes'
import { actorOf } from '../session/session'
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  redirectCreate,
  redirectOf,
  redirectUpdate,
  selectRedirects,
} from './redirects.service'

/** A former slug is part of the response for its item. */
const tags = ['redirects', 'blogs', 'newsroom', 'casestudies'] as const

const columns = { id: 'redirect.id', from: 'redirect.from_path', updatedAt: 'redirect.updated_at' }

/** Redirects for staff (contract §3.7, additions). Prefix: `/api/redirects`. */
export const redirectsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const change = <T>(request: FastifyRequest, reply: FastifyReply, work: (context: WriteContext) => Promise<T>) =>
    mutateContent(deps, { reply, actor: actorOf(request), tags }, work)

  async function read(list: TableList) {
    const sort = readSort(list.sort, ['from', 'updatedAt'], { column: 'from', direction: 'asc' })
    let query = selectRedirects(deps.database.queries)
    if (list.q) {
      const text = sql`search_key(redirect.from_path || ' ' || coalesce(redirect.to_path, ''))`
      query = query.where(sql<boolean>`${text} like contains_pattern(${list.q})`)
    }
    const type = readListType(redirectType, list.type)
    if (type) query = query.where('is_automatic', '=', type === 'AUTOMATIC')
    if (type && type !== 'AUTOMATIC') query = query.where('code', '=', Number(type) as StaffRedirect['code'])
    const total = await countRows(query)
    const rows = await paged(query.selectAll('redirect'), columns, sort, list).execute()
    return pageResponse({ ...list, content: rows.map(redirectOf), total, sort })
  }

  tableByGet(app, '', {
    parameters: tableList,
    row: staffRedirect,
    read,
    fileName: 'redirects',
    columns: {
      From: ({ from }) => from,
      To: ({ to }) => to,
      Code: ({ code }) => code,
      'Last changed': ({ updatedAt }) => updatedAt,
      Automatic: ({ isAutomatic }) => (isAutomatic ? 'yes' : ''),
    },
  })

  app.post('', { schema: { body: redirectCreate, response: { 201: staffRedirect } } }, async (request, reply) => {
    const redirect = await change(request, reply, (context) =>
      createRedirect(context, request.body, deps.listing.current().pages),
    )
    return reply.code(201).header('location', `/api/redirects/${redirect.id}`).send(redirect)
  })

  app.put('', { schema: { body: redirectUpdate, response: { 200: staffRedirect } } }, async (request, reply) => {
    const id = readId(request.body.id)
    return change(request, reply, (context) => changeRedirect(context, id, request.body, deps.listing.current().pages))
  })

  const remove = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    await change(request, reply, (context) => deleteRedirect(context, id))
    return reply.code(204).send(null)
  }

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) =>
    remove(request, reply, request.params.id),
  )

  app.delete('', { schema: { querystring: idQuery, response: { 204: z.null() } } }, async (request, reply) =>
    remove(request, reply, readId(request.query.id)),
  )
}
