import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { staffBlog } from '@tekskills/shared/contracts/http/blogs'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'
import { write } from '../../cache/write'
import { idParams, readId } from '../../content/record-address'
import { checkSlug } from '../../content/slug-choice'
import { slugCheck, slugQuery } from '../../content/slug-query'
import type { Dependencies } from '../../dependencies'
import { listParameters, tableParameters } from '../../lists/list-request'
import { parseList } from '../../lists/parse-list'
import { staffList } from '../../lists/staff-list'
import { forms, readForm } from '../../pictures/record-form'
import { pictureQuery } from '../../pictures/renditions'
import { sendPicture } from '../../pictures/send-picture'
import { withPicture } from '../../pictures/with-picture'
import { actorOf } from '../../session/actor'
import { listStaffBlogs } from './blog-lists'
import { blogCreate, blogUpdate, type BlogChange } from './blog-values'
import { blogPicture, readStaffBlog } from './blogs.repository'
import { changeBlog, createBlog, deleteBlog } from './blogs.service'

const page = pageOf(staffBlog)
const tags = ['blogs'] as const
const bodyLimit = 2 * 1024 * 1024

/** Blogs for staff (contract §3.7, rows 20 to 23, and the additions). */
export const blogsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, parts) => {
  const { queries } = parts.database
  await app.register(forms)

  app.get('/get-allblogs', { schema: { querystring: staffList, response: { 200: page } } }, async (request) =>
    listStaffBlogs(queries, request.query, parts.now()),
  )

  app.post('/get-allblogs', { schema: { body: tableParameters, response: { 200: page } } }, async (request) => {
    const list = parseList(staffList, listParameters(request.query as object, request.body))
    return listStaffBlogs(queries, list, parts.now())
  })

  app.get('/checkSlug', { schema: { querystring: slugQuery, response: { 200: slugCheck } } }, async ({ query }) =>
    checkSlug(queries, 'blog', query.slug, query.excludeId),
  )

  app.get('/:id', { schema: { params: idParams, response: { 200: staffBlog } } }, async ({ params }) =>
    readStaffBlog(queries, params.id, parts.now()),
  )

  app.post(
    '',
    { schema: { body: blogCreate, response: { 201: staffBlog } }, bodyLimit, preValidation: readForm(blogCreate) },
    async (request, reply) => {
      const input: BlogChange = request.body
      const blog = await withPicture(parts.pictures, request.imageFile, (insertPicture) =>
        write(parts, reply, tags, async (transaction) => {
          const pictureId = await insertPicture(transaction)
          return createBlog({ transaction, input, pictureId, actor: actorOf(request), now: parts.now() })
        }),
      )
      return reply.code(201).header('location', `/api/blogs/${blog.id}`).send(blog)
    },
  )

  const update = async (request: FastifyRequest, reply: FastifyReply, id: string, input: BlogChange) => {
    const { blog, replaced } = await withPicture(parts.pictures, request.imageFile, (insertPicture) =>
      write(parts, reply, tags, async (transaction) => {
        const pictureId = await insertPicture(transaction)
        return changeBlog({ transaction, input, pictureId, actor: actorOf(request), now: parts.now() }, id)
      }),
    )
    if (replaced) await parts.pictures.remove(replaced)
    return blog
  }
  const updating = { body: blogUpdate, response: { 200: staffBlog } }
  const preValidation = readForm(blogUpdate)

  app.put('', { schema: updating, bodyLimit, preValidation }, async (request, reply) =>
    update(request, reply, readId(request.body.id), request.body),
  )

  app.put('/:id', { schema: { ...updating, params: idParams }, bodyLimit, preValidation }, async (request, reply) =>
    update(request, reply, request.params.id, request.body),
  )

  const remove = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const change = { actor: actorOf(request), now: parts.now() }
    await write(parts, reply, tags, (transaction) => deleteBlog({ transaction, ...change }, id))
    return reply.code(204).send(null)
  }
  const deleting = { response: { 204: z.null() } }
  const byQuery = z.object({ id: z.string().optional() })

  app.delete('/deleteBlog/:id', { schema: { ...deleting, params: idParams } }, async (request, reply) =>
    remove(request, reply, request.params.id),
  )
  app.delete('/deleteBlog', { schema: { ...deleting, querystring: byQuery } }, async (request, reply) =>
    remove(request, reply, readId(request.query.id)),
  )

  const picture = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    query: z.infer<typeof pictureQuery>,
  ) =>
    sendPicture(request, reply, {
      pictures: parts.pictures,
      pictureId: await blogPicture(queries, id),
      query,
      audience: 'staff',
    })

  app.get('/download/:id', { schema: { params: idParams, querystring: pictureQuery } }, async (request, reply) =>
    picture(request, reply, request.params.id, request.query),
  )
  app.get('/download', { schema: { querystring: pictureQuery.extend(byQuery.shape) } }, async (request, reply) =>
    picture(request, reply, readId(request.query.id), request.query),
  )
}
