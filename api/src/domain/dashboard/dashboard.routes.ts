import { careersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import { blogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { siteDay } from '../../platform/time/site-day'
import { sessionOf } from '../session/access-plugin'
import { readBlogsDashboard } from './blogs-dashboard.repository'
import { readCareersDashboard } from './careers-dashboard.repository'

const period = z.object({ months: z.coerce.number().int().min(1).max(24).default(12) })

/** The dashboards of the roles BLOGS and CAREERS (contract §3.7, rows 18 and 19). */
export const dashboardRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, config, now }) => {
  app.get(
    '/blogs/getblogsdashboard',
    { schema: { querystring: period, response: { 200: blogsDashboard } } },
    async ({ query }) => {
      const scope = { now: now(), months: query.months, timeZone: config.timeZone }
      return readBlogsDashboard(database.queries, scope)
    },
  )

  app.get(
    '/career/getcarrerDashboard',
    { schema: { querystring: period, response: { 200: careersDashboard } } },
    async (request) => {
      const { query } = request
      const { timeZone } = config
      const at = now()
      const scope = {
        now: at,
        today: siteDay(at, timeZone),
        months: query.months,
        timeZone,
        viewer: sessionOf(request).accountId,
      }
      return readCareersDashboard(database.queries, scope)
    },
  )
}
