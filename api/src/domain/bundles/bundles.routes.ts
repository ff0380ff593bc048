import {
  bundleDetail,
  bundleInput,
  bundleItemsInput,
  bundleMove,
  bundleSchedule,
  bundleSummary,
  calendarQuery,
  publicationCalendar,
  updateSchedule,
  type BundleDetail,
} from '@tekskills/shared/contracts/http/bundles'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { inTransaction, type WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { changeContent, mutateContent } from '../../platform/http/content-changes/content-changes'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, tableList, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, paged } from '../../platform/http/lists/paged'
import { seenVersion } from '../../platform/http/validation/record-version'
import { idParams } from '../../platform/http/validation/record-id'
import { siteDay } from '../../platform/time/site-day'
import { draftFindings } from '../content-check/draft-findings'
import { createItemReadings } from '../content-check/item-readings'
import { removeReplaced } from '../content/item-writes'
import { actorOf } from '../session/session'
import { bundleItemOf, judgeItems } from './bundle-conflicts'
import { publishBundle, revertBundle, type Move, type MovedBundle, type Seen } from './bundle-publication'
import { readBundle, readBundleItems, selectBundles, summaryOf } from './bundles.repository'
import {
  addItems,
  createBundle,
  deleteBundle,
  removeItem,
  renameBundle,
  scheduleBundle,
  scheduleUpdate,
  unscheduleBundle,
} from './bundles.service'
import { readCalendar } from './publication-calendar'

const columns = { id: 'bundle.id', name: alphabetical('bundle.name'), updatedAt: 'bundle.updated_at' }
const itemParams = idParams.extend({ itemId: idParams.shape.id })

/** Bundles of items that go live together, and the calendar (contract §3.7, additions). Prefix: `/api/bundles`. */
export const bundlesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const { siteOrigin: origin, timeZone, approvalKinds } = deps.config
  const readings = createItemReadings(origin)
  const one = { params: idParams, response: { 200: bundleDetail } }

  async function list(query: TableList) {
    const sort = readSort(query.sort, ['name', 'updatedAt'], { column: 'updatedAt', direction: 'desc' })
    const matches = sql<boolean>`search_key(bundle.name) like contains_pattern(${query.q ?? ''})`
    const total = await countRows(queries.selectFrom('bundle').where(matches))
    const rows = await paged(selectBundles(queries).where(matches), columns, sort, query).execute()
    return pageResponse({ ...query, content: rows.map(summaryOf), total, sort })
  }

  async function read(id: string): Promise<BundleDetail> {
    const bundle = await readBundle(queries, id)
    const now = deps.now()
    const scope = { readings, origin, now, today: siteDay(now, timeZone), listing: deps.listing.current() }
    const ids = (await readBundleItems(queries, id)).map(({ item_id }) => item_id)
    const findings = bundle.state === 'LIVE' ? undefined : await draftFindings(queries, ids, scope)
    const items = await judgeItems(queries, bundle, { now, findings, approvalKinds })
    const shown = items.map(bundleItemOf).toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    return { ...summaryOf(bundle), items: shown }
  }

  /** A change to the bundle alone. Nothing on the site changes, but every instance reads the next due time again. */
  async function change(request: FastifyRequest, id: string, work: (context: WriteContext) => Promise<unknown>) {
    await changeContent(deps, { actor: actorOf(request), tags: [] }, work)
    return read(id)
  }

  /** A change to what is on the site. */
  async function move(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    work: (context: WriteContext, id: string, move: Move) => Promise<MovedBundle>,
  ) {
    const mutation = { reply, actor: actorOf(request), tags: ({ tags }: MovedBundle) => tags }
    const { replaced } = await mutateContent(deps, mutation, (context) =>
      work(context, id, { approvalKinds, seen: request.body as Seen }),
    )
    await removeReplaced(deps, replaced)
    return read(id)
  }

  app.get('', { schema: { querystring: tableList, response: { 200: pageOf(bundleSummary) } } }, async ({ query }) =>
    list(query),
  )

  app.get(
    '/calendar',
    { schema: { querystring: calendarQuery, response: { 200: publicationCalendar } } },
    async ({ query }) => ({ entries: await readCalendar(queries, new Date(query.from), new Date(query.to)) }),
  )

  /** A new bundle. Nothing on the site changes, but every instance reads the next due time again. */
  async function add(request: FastifyRequest, reply: FastifyReply, work: (context: WriteContext) => Promise<string>) {
    const id = await changeContent(deps, { actor: actorOf(request), tags: [] }, work)
    return reply
      .code(201)
      .header('location', `/api/bundles/${id}`)
      .send(await read(id))
  }

  const added = { 201: bundleDetail }
  app.post('', { schema: { body: bundleInput, response: added } }, async (request, reply) =>
    add(request, reply, (context) => createBundle(context, request.body)),
  )

  app.post('/scheduledUpdates', { schema: { body: updateSchedule, response: added } }, async (request, reply) =>
    add(request, reply, (context) => scheduleUpdate(context, request.body, deps.config)),
  )

  app.get('/:id', { schema: one }, async ({ params }) => read(params.id))

  const renaming = { ...one, body: bundleInput.extend({ version: z.number().int() }) }
  app.put('/:id', { schema: renaming }, async (request) =>
    change(request, request.params.id, (context) => renameBundle(context, request.params.id, request.body)),
  )

  const deleting = { params: idParams, querystring: seenVersion, response: { 204: z.null() } }
  app.delete('/:id', { schema: deleting }, async (request, reply) => {
    const { id } = request.params
    const released = await inTransaction(deps, (transaction) =>
      deleteBundle({ transaction, actor: actorOf(request), now: deps.now() }, id, request.query.version),
    )
    await removeReplaced(deps, released)
    return reply.code(204).send(null)
  })

  app.post('/:id/items', { schema: { ...one, body: bundleItemsInput } }, async (request) =>
    change(request, request.params.id, (context) => addItems(context, request.params.id, request.body)),
  )

  app.delete('/:id/items/:itemId', { schema: { ...one, params: itemParams } }, async (request) => {
    const { id, itemId } = request.params
    return change(request, id, (context) => removeItem(context, id, itemId))
  })

  app.post('/:id/publish', { schema: { ...one, body: bundleMove } }, async (request, reply) =>
    move(request, reply, request.params.id, publishBundle),
  )

  app.post('/:id/return', { schema: { ...one, body: bundleMove } }, async (request, reply) =>
    move(request, reply, request.params.id, revertBundle),
  )

  app.post('/:id/schedule', { schema: { ...one, body: bundleSchedule } }, async (request) =>
    change(request, request.params.id, (context) =>
      scheduleBundle(context, request.params.id, request.body, deps.config),
    ),
  )

  app.delete('/:id/schedule', { schema: { ...one, querystring: seenVersion } }, async (request) =>
    change(request, request.params.id, (context) =>
      unscheduleBundle(context, request.params.id, request.query.version),
    ),
  )
}
