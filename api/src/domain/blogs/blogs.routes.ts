import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { itemPictureRoutes } from '../content/item-pictures.routes'
import { itemRoutes } from '../content/items.routes'
import { blogDefinition } from './blog-definition'
import { publicBlogsRoutes } from './public-blogs.routes'

const pictures = itemPictureRoutes(blogDefinition, [
  { column: 'picture_id', staff: '/blogs/download', visitors: '/blogs/download' },
])

/** Blogs for staff and visitors (contract §3.7, rows 6 to 8 and 20 to 23, and the additions). Prefix: `/api`. */
export const blogsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const names = { list: 'get-allblogs', remove: 'deleteBlog' }
  await app.register(itemRoutes(blogDefinition, names), { ...deps, prefix: '/blogs' })
  await app.register(publicBlogsRoutes, { ...deps, prefix: '/public/user' })
  await app.register(pictures, { ...deps, prefix: '' })
}
