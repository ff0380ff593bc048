import { pageOf } from '@tekskills/shared/contracts/http/lists'
import { archivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { countRows } from '../../platform/http/lists/count-rows'
import { cardList, readSort } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { paged } from '../../platform/http/lists/paged'
import { publicList } from '../../platform/http/lists/public-list.routes'
import { archivedIssueOf, findArchived, readArchivedIssue, selectArchived } from './archive.repository'

const shown = ['newsletters', 'blogs', 'newsroom', 'casestudies'] as const
const columns = { id: 'newsletter_issue.id', sentAt: 'newsletter_issue.started_at' }

/**
 * The archive of sent newsletters about items on the site (contract §3.7, additions). Prefix:
 * `/api/public/user/newsLetter/issues`.
 */
export const publicNewsletterIssuesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, responses, now } = deps
  const { queries } = database

  publicList(app, responses, {
    path: '',
    parameters: cardList,
    page: pageOf(archivedIssue),
    shown,
    read: async (list) => {
      const at = now()
      const sort = readSort(list.sort, ['sentAt'], { column: 'sentAt', direction: 'desc' })
      const total = await countRows(findArchived(queries, at))
      const rows = await paged(selectArchived(queries, at), columns, sort, list).execute()
      return pageResponse({ ...list, content: rows.map(archivedIssueOf), total, sort })
    },
  })

  app.get(
    '/:slug',
    {
      schema: { params: z.object({ slug: z.string().min(1).max(200) }), response: { 200: archivedIssue } },
      config: { access: 'public', cached: shown },
    },
    async (request, reply) => {
      const { slug } = request.params
      const produce = async () => JSON.stringify(archivedIssue.parse(await readArchivedIssue(queries, slug, now())))
      return sendCached(request, reply, await responses.get(request.url, `newsletter ${slug}`, shown, produce))
    },
  )
}
