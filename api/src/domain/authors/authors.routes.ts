import { staffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { tableList } from '../../platform/http/lists/list-parameters'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { mutateContent, saveContent } from '../../platform/http/content-changes/content-changes'
import { forms, readForm } from '../../platform/multipart/multipart-form'
import { actorOf } from '../session/session'
import { checkSlug, slugCheck, slugQuery } from '../slugs/slugs'
import { listAuthors, readAuthor } from './authors.repository'
import {
  authorCreate,
  authorUpdate,
  changeAuthor,
  createAuthor,
  deleteAuthor,
  type AuthorChange,
} from './authors.service'

/** Blogs show their author, so a change to an author invalidates them too. */
const tags = ['authors', 'blogs'] as const

/** Authors for staff (contract §3.7, rows 24 and 26, and the additions). */
export const authorsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  await app.register(forms)

  /** Stages the picture sent with a form, if any. */
  const stagePicture = async ({ imageFile }: FastifyRequest) =>
    imageFile ? [await deps.pictures.stage(imageFile)] : []

  tableRoutes(app, '/get-allAuthors', {
    parameters: tableList,
    row: staffAuthor,
    read: (list) => listAuthors(queries, list),
    fileName: 'authors',
    columns: {
      Name: ({ authorName }) => authorName,
      'Job title': ({ designation }) => designation,
      Status: ({ status }) => status,
      Email: ({ email }) => email,
      Blogs: ({ blogCount }) => blogCount,
      'Last changed': ({ updatedAt }) => updatedAt,
    },
  })

  app.get('/checkSlug', { schema: { querystring: slugQuery, response: { 200: slugCheck } } }, async ({ query }) =>
    checkSlug(queries, 'author', query.slug, query.excludeId),
  )

  app.get('/:id', { schema: { params: idParams, response: { 200: staffAuthor } } }, async ({ params }) =>
    readAuthor(queries, params.id),
  )

  app.post(
    '',
    { schema: { body: authorCreate, response: { 201: staffAuthor } }, preValidation: readForm(authorCreate) },
    async (request, reply) => {
      const uploads = await stagePicture(request)
      const save = { request, reply, actor: actorOf(request), tags, uploads }
      const author = await saveContent(deps, save, async (context) =>
        createAuthor({ ...context, pictureId: await uploads[0]?.insert(context.transaction) }, request.body),
      )
      return reply.code(201).header('location', `/api/author/${author.id}`).send(author)
    },
  )

  const update = async (request: FastifyRequest, reply: FastifyReply, id: string, input: AuthorChange) => {
    const uploads = await stagePicture(request)
    const save = { request, reply, actor: actorOf(request), tags, uploads }
    const { author, replaced } = await saveContent(deps, save, async (context) =>
      changeAuthor({ ...context, pictureId: await uploads[0]?.insert(context.transaction) }, id, input),
    )
    if (replaced) await deps.pictures.remove(replaced)
    return author
  }
  const updating = { body: authorUpdate, response: { 200: staffAuthor } }
  const preValidation = readForm(authorUpdate)

  app.put('', { schema: updating, preValidation }, async (request, reply) =>
    update(request, reply, readId(request.body.id), request.body),
  )

  app.put('/:id', { schema: { ...updating, params: idParams }, preValidation }, async (request, reply) =>
    update(request, reply, request.params.id, request.body),
  )

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    const mutation = { reply, actor: actorOf(request), tags }
    const picture = await mutateContent(deps, mutation, (context) => deleteAuthor(context, request.params.id))
    if (picture) await deps.pictures.remove(picture)
    return reply.code(204).send(null)
  })
}
