import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import { publicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { sendKept } from '../../cache/kept-answers-plugin'
import type { Dependencies } from '../../dependencies'
import { staffList } from '../../lists/staff-list'
import { listPublicCategories } from './categories.repository'

const page = pageOf(publicCategory)
const shown = ['categories', 'blogs', 'newsroom', 'casestudies'] as const

/** What visitors read of categories (contract §3.7, row 9). */
export const publicCategoriesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, answers, now }) => {
  app.get(
    '/getall-category',
    { schema: { querystring: staffList, response: { 200: page } }, config: { access: 'public', kept: shown } },
    async (request, reply) => {
      const produce = async () =>
        JSON.stringify(page.parse(await listPublicCategories(database.queries, request.query, now())))
      const key = `categories ${JSON.stringify(request.query)}`
      return sendKept(request, reply, await answers.get(request.url, key, shown, produce))
    },
  )
}
