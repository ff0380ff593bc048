import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { blogCard, publicBlog } from '@tekskills/shared/contracts/http/blogs'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'
import { sendKept } from '../../cache/kept-answers-plugin'
import { idParams } from '../../content/record-address'
import type { Dependencies } from '../../dependencies'
import { listParameters, tableParameters } from '../../lists/list-request'
import { parseList } from '../../lists/parse-list'
import { sendPicture } from '../../pictures/send-picture'
import { pictureQuery } from '../../pictures/renditions'
import { listPublicBlogs, publicBlogList } from './blog-lists'
import { blogPicture } from './blogs.repository'
import { readPublicBlog } from './public-blog'

const page = pageOf(blogCard)
const shown = ['blogs', 'authors', 'categories'] as const
const access = 'public'

/** What visitors read of blogs (contract §3.7, rows 6 to 8). */
export const publicBlogsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, parts) => {
  const { database, answers, pictures, now } = parts
  const { queries } = database

  const list = (address: string, parameters: Record<string, unknown>) => {
    const query = parseList(publicBlogList, parameters)
    const produce = async () => JSON.stringify(page.parse(await listPublicBlogs(queries, query, now())))
    return answers.get(address, `blogs ${JSON.stringify(query)}`, shown, produce)
  }

  app.get(
    '/get-allblogs',
    { schema: { querystring: publicBlogList, response: { 200: page } }, config: { access, kept: shown } },
    async (request, reply) => sendKept(request, reply, await list(request.url, { ...request.query })),
  )

  app.post(
    '/get-allblogs',
    { schema: { body: tableParameters, response: { 200: page } }, config: { access } },
    async (request, reply) => {
      const query = parseList(publicBlogList, listParameters(request.query as object, request.body))
      return reply.header('cache-control', 'no-store').send(await listPublicBlogs(queries, query, now()))
    },
  )

  app.get(
    '/blogs',
    {
      schema: { querystring: z.object({ name: z.string().trim().min(1).max(200) }), response: { 200: publicBlog } },
      config: { access, kept: shown },
    },
    async (request, reply) => {
      const { name } = request.query
      const produce = async () => JSON.stringify(publicBlog.parse(await readPublicBlog(queries, name, now())))
      return sendKept(request, reply, await answers.get(request.url, `blog ${name}`, shown, produce))
    },
  )

  app.get(
    '/blogs/download/:id',
    { schema: { params: idParams, querystring: pictureQuery }, config: { access } },
    async (request, reply) => {
      const pictureId = await blogPicture(queries, request.params.id, now())
      return sendPicture(request, reply, { pictures, pictureId, query: request.query, audience: 'public' })
    },
  )
}
