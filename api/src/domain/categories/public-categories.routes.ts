import { pageOf } from '@tekskills/shared/contracts/http/lists'
import { publicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { tableList } from '../../platform/http/lists/list-parameters'
import { publicList } from '../../platform/http/lists/public-list.routes'
import { listPublicCategories } from './categories.repository'

/** Categories for visitors (contract §3.7, row 9). */
export const publicCategoriesRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { database, responses, now },
) => {
  publicList(app, responses, {
    path: '/getall-category',
    parameters: tableList,
    page: pageOf(publicCategory),
    shown: ['categories', 'blogs', 'newsroom', 'casestudies'],
    read: (list) => listPublicCategories(database.queries, list, now()),
  })
}
