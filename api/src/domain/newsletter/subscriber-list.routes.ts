import { subscriber, subscriberStatus, type Subscriber } from '@tekskills/shared/contracts/http/newsletter'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import type { Dependencies } from '../../platform/dependencies'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, readListType, tableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, emptyLast, ordered, paged } from '../../platform/http/lists/paged'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { exportNote } from '../session/note-export'

const columns = {
  id: 'subscriber.id',
  createdAt: 'subscriber.created_at',
  confirmedAt: emptyLast('subscriber.confirmed_at'),
  email: alphabetical('subscriber.email'),
  status: 'subscriber.status',
}
const sortable = ['createdAt', 'email', 'status', 'confirmedAt']

/** Filtered by `status`, or by `type` like every table. */
const parameters = tableList.extend({ status: subscriberStatus.optional() })

/** The newsletter subscribers, for staff (BO-05; contract §3.7, additions). */
export const subscriberListRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database } = deps
  tableRoutes(app, '/get-allSubscribers', {
    parameters,
    row: subscriber,
    read: (list) => listSubscribers(database.queries, list),
    fileName: 'subscribers',
    // Readable by those who handle enquiries, like the list.
    recordExport: (request) => exportNote(deps, 'enquiry', 'subscribers')(request),
    columns: {
      Email: ({ email }) => email,
      Status: ({ status }) => status,
      'Signed up': ({ createdAt }) => createdAt,
      Confirmed: ({ confirmedAt }) => confirmedAt,
      Unsubscribed: ({ unsubscribedAt }) => unsubscribedAt,
    },
  })
}

async function listSubscribers(queries: Queries, list: z.output<typeof parameters>) {
  const sort = readSort(list.sort, sortable, { column: 'createdAt', direction: 'desc' })
  const status = list.status ?? readListType(subscriberStatus, list.type)
  let query = queries.selectFrom('subscriber')
  if (status) query = query.where('status', '=', status)
  if (list.q) query = query.where(sql<boolean>`search_key(email) like contains_pattern(${list.q})`)
  const total = await countRows(query)
  const ids = paged(query.select('subscriber.id'), columns, sort, list)
  const shown = queries.selectFrom('subscriber').selectAll('subscriber').where('subscriber.id', 'in', ids)
  const rows = await ordered(shown, columns, sort).execute()
  const content = rows.map(({ id, email, status: state, ...row }): Subscriber => ({
    id,
    email,
    status: state,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
  }))
  return pageResponse({ ...list, content, total, sort })
}
