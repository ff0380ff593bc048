import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { blogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { z } from 'zod'
import type { Dependencies } from '../../dependencies'
import { readBlogsDashboard } from './dashboard.repository'

const period = z.object({ months: z.coerce.number().int().min(1).max(24).default(12) })

/** The dashboard of the content area (contract §3.7, row 19). */
export const dashboardRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, config, now }) => {
  app.get(
    '/blogs/getblogsdashboard',
    { schema: { querystring: period, response: { 200: blogsDashboard } } },
    async ({ query }) => {
      const scope = { now: now(), months: query.months, timeZone: config.timeZone }
      return readBlogsDashboard(database.queries, scope)
    },
  )
}
