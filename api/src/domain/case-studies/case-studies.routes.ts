import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendFile } from '../../platform/files/send-file'
import { idParams } from '../../platform/http/validation/record-id'
import { itemPictureRoutes } from '../content/item-pictures.routes'
import { itemRoutes } from '../content/items.routes'
import { visibleFile } from '../content/public-items'
import { caseStudyDefinition } from './case-study-definition'
import { publicCaseStudiesRoutes } from './public-case-studies.routes'

const pictures = itemPictureRoutes(caseStudyDefinition, [
  { column: 'picture_id', staff: '/caseStudy/downloadCaseStudyImg', visitors: '/caseStudy/download' },
])

/** Case studies for staff and visitors (contract §3.7, rows 1 to 3, 12, 42 to 45). Prefix: `/api`. */
export const caseStudiesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const names = { list: 'get-allcaseStudy', remove: 'deleteCaseStudy' }
  await app.register(itemRoutes(caseStudyDefinition, names), { ...deps, prefix: '/caseStudy' })
  await app.register(publicCaseStudiesRoutes, { ...deps, prefix: '/public/user' })
  await app.register(pictures, { ...deps, prefix: '' })

  app.get(
    '/public/user/caseStudyFile/download/:id',
    { schema: { params: idParams }, config: { access: 'public' } },
    async (request, reply) => {
      const file = await visibleFile(deps.database.queries, caseStudyDefinition, request.params.id, deps.now())
      return sendFile(reply.header('cache-control', 'no-cache'), deps.files, file)
    },
  )
}
