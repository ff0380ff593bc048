import { careerFacets, publicCareer, publicCareerCard } from '@tekskills/shared/contracts/http/careers'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { listParameters, tableParameters, parseList } from '../../platform/http/lists/list-parameters'
import { siteDay } from '../../platform/time/site-day'
import { readPreviewedCareer } from './career-preview'
import { listOpenCareers, openCareerList } from './open-careers-list'
import { readPublicCareer } from './public-career'

const page = pageOf(publicCareerCard).extend({ facets: careerFacets })
const shown = ['careers'] as const
const access = 'public'
const named = z.object({ name: z.string().trim().min(1).max(200), preview: z.string().max(400).optional() })

/** The open jobs for visitors (contract §3.7, additions). */
export const publicCareersRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, responses, signer, now, config } = deps
  const { queries } = database
  const today = () => siteDay(now(), config.timeZone)

  app.get(
    '/get-allcareers',
    { schema: { querystring: openCareerList, response: { 200: page } }, config: { access, cached: shown } },
    async (request, reply) => {
      const list = parseList(openCareerList, { ...request.query })
      // The date is part of the key, so that jobs that closed yesterday are not served today.
      const key = `careers ${today()} ${JSON.stringify(list)}`
      const produce = async () => JSON.stringify(page.parse(await listOpenCareers(queries, list, today())))
      return sendCached(request, reply, await responses.get(request.url, key, shown, produce))
    },
  )

  app.post(
    '/get-allcareers',
    { schema: { body: tableParameters, response: { 200: page } }, config: { access, reads: true } },
    async (request, reply) => {
      const list = parseList(openCareerList, listParameters(request.query as object, request.body))
      return reply.header('cache-control', 'no-store').send(await listOpenCareers(queries, list, today()))
    },
  )

  app.get(
    '/careers',
    {
      schema: { querystring: named, response: { 200: publicCareer } },
      config: { access, cached: shown },
    },
    async (request, reply) => {
      const { name, preview } = request.query
      const day = { today: today(), timeZone: config.timeZone }
      if (preview !== undefined) {
        const job = await readPreviewedCareer(queries, preview, { ...day, signer, now: now() })
        return reply.header('cache-control', 'no-store').send(job)
      }
      const produce = async () => JSON.stringify(publicCareer.parse(await readPublicCareer(queries, name, day)))
      return sendCached(request, reply, await responses.get(request.url, `career ${day.today} ${name}`, shown, produce))
    },
  )
}
