import { staffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { tableList } from '../../platform/http/lists/list-parameters'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { mutateContent, saveContent } from '../../platform/http/content-changes/content-changes'
import { actorOf } from '../session/session'
import { checkSlug, slugCheck, slugQuery } from '../slugs/slugs'
import { listStaffCategories, readCategory } from './categories.repository'
import {
  categoryCreate,
  categoryUpdate,
  changeCategory,
  createCategory,
  deleteCategory,
  type CategoryChange,
} from './categories.service'

/** Items of every content type show their category, so a change to a category invalidates them too. */
const tags = ['categories', 'blogs', 'newsroom', 'casestudies'] as const

/** Categories for staff (contract §3.7, rows 27 and 28, and the additions). */
export const categoriesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database

  tableRoutes(app, '/get-allCategory', {
    parameters: tableList,
    row: staffCategory,
    read: (list) => listStaffCategories(queries, list),
    fileName: 'categories',
    columns: {
      Name: ({ categoryName }) => categoryName,
      Address: ({ slug }) => slug,
      For: ({ type }) => type,
      Status: ({ status }) => status,
      Order: ({ sortOrder }) => sortOrder,
      Blogs: ({ blogCount }) => blogCount,
      'Case studies': ({ caseStudyCount }) => caseStudyCount,
      News: ({ newsRoomCount }) => newsRoomCount,
      'Last changed': ({ updatedAt }) => updatedAt,
    },
  })

  app.get('/checkSlug', { schema: { querystring: slugQuery, response: { 200: slugCheck } } }, async ({ query }) =>
    checkSlug(queries, 'category', query.slug, query.excludeId),
  )

  app.get('/:id', { schema: { params: idParams, response: { 200: staffCategory } } }, async ({ params }) =>
    readCategory(queries, params.id),
  )

  app.post('', { schema: { body: categoryCreate, response: { 201: staffCategory } } }, async (request, reply) => {
    const save = { request, reply, actor: actorOf(request), tags }
    const category = await saveContent(deps, save, (context) => createCategory(context, request.body))
    return reply.code(201).header('location', `/api/category/${category.id}`).send(category)
  })

  const updating = { body: categoryUpdate, response: { 200: staffCategory } }

  const update = (request: FastifyRequest, reply: FastifyReply, id: string, input: CategoryChange) =>
    saveContent(deps, { request, reply, actor: actorOf(request), tags }, (context) =>
      changeCategory(context, id, input),
    )

  app.put('', { schema: updating }, async (request, reply) =>
    update(request, reply, readId(request.body.id), request.body),
  )

  app.put('/:id', { schema: { ...updating, params: idParams } }, async (request, reply) =>
    update(request, reply, request.params.id, request.body),
  )

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    const mutation = { reply, actor: actorOf(request), tags }
    await mutateContent(deps, mutation, (context) => deleteCategory(context, request.params.id))
    return reply.code(204).send(null)
  })
}
