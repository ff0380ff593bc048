import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { staffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { z } from 'zod'
import { write } from '../../platform/http/cache/mutate-content'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { checkSlug } from '../slugs/slug-choice'
import { slugCheck, slugQuery } from '../slugs/slug-query'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/save-once'
import { staffList } from '../../platform/http/lists/staff-list'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { forms, readForm } from '../../platform/multipart/multipart-form'
import { withPicture } from '../../platform/files/staged-uploads'
import { actorOf } from '../session/actor'
import { listAuthors, readAuthor } from './authors.repository'
import {
  authorCreate,
  authorUpdate,
  changeAuthor,
  createAuthor,
  deleteAuthor,
  type AuthorChange,
} from './authors.service'

/** Blogs show their author. */
const tags = ['authors', 'blogs'] as const

/** Authors for staff (contract §3.7, rows 24 and 26, and the additions). */
export const authorsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, parts) => {
  const { queries } = parts.database
  await app.register(forms)

  tableRoutes(app, '/get-allAuthors', {
    parameters: staffList,
    row: staffAuthor,
    read: (list) => listAuthors(queries, list),
    fileName: 'authors',
    columns: {
      Name: ({ authorName }) => authorName,
      'Job title': ({ designation }) => designation,
      Status: ({ status }) => status,
      'E-mail': ({ email }) => email,
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
      const author = await withPicture(parts.pictures, request.imageFile, (insertPicture) =>
        write(parts, reply, tags, (transaction) => {
          const trail = { transaction, actor: actorOf(request), now: parts.now() }
          return saveOnce(trail, request, async () =>
            createAuthor({ ...trail, pictureId: await insertPicture(transaction) }, request.body),
          )
        }),
      )
      return reply.code(201).header('location', `/api/author/${author.id}`).send(author)
    },
  )

  const update = async (request: FastifyRequest, reply: FastifyReply, id: string, input: AuthorChange) => {
    const { author, replaced } = await withPicture(parts.pictures, request.imageFile, (insertPicture) =>
      write(parts, reply, tags, (transaction) => {
        const trail = { transaction, actor: actorOf(request), now: parts.now() }
        return saveOnce(trail, request, async () =>
          changeAuthor({ ...trail, pictureId: await insertPicture(transaction) }, id, input),
        )
      }),
    )
    if (replaced) await parts.pictures.remove(replaced)
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
    const actor = actorOf(request)
    const picture = await write(parts, reply, tags, (transaction) =>
      deleteAuthor({ transaction, actor, now: parts.now() }, request.params.id),
    )
    if (picture) await parts.pictures.remove(picture)
    return reply.code(204).send(null)
  })
}
