import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { itemPictureRoutes } from '../content/item-pictures.routes'
import { itemRoutes } from '../content/items.routes'
import { newsDefinition } from './news-definition'
import { publicNewsroomRoutes } from './public-newsroom.routes'

const pictures = itemPictureRoutes(newsDefinition, [
  { column: 'picture_id', staff: '/newsRoom/downloadImg', visitors: '/newsRoom/download' },
  { column: 'template_picture_id', staff: '/newsRoom/downloadTemplateImg', visitors: '/newsRoom/template/download' },
])

/** The newsroom for staff and visitors (contract §3.7, rows 10, 11, 29 to 33). Prefix: `/api`. */
export const newsroomRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const names = { list: 'get-allnewsRoom', remove: 'deleteNewsRoom' }
  await app.register(itemRoutes(newsDefinition, names), { ...deps, prefix: '/newsRoom' })
  await app.register(publicNewsroomRoutes, { ...deps, prefix: '/public/user' })
  await app.register(pictures, { ...deps, prefix: '' })
}
