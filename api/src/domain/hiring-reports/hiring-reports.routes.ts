import { hiringReport, hiringReportQuery, hiringReports } from '@tekskills/shared/contracts/http/hiring-reports'
import type { HiringReportQuery } from '@tekskills/shared/contracts/http/hiring-reports'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCsv } from '../../platform/http/lists/csv'
import { readId } from '../../platform/http/validation/record-id'
import { sessionOf } from '../session/access-plugin'
import { readHiringReports } from './hiring-reports.repository'
import { csvOfReport } from './report-columns'

/** Reports about hiring, for the role CAREERS (contract §3.8). */
export const hiringReportsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, config, now }) => {
  const read = (request: FastifyRequest, { jobId, ...period }: HiringReportQuery) => {
    const scope = {
      now: now(),
      timeZone: config.timeZone,
      jobId: jobId && readId(jobId, 'jobId'),
      viewer: sessionOf(request).accountId,
    }
    return readHiringReports(database.queries, { ...period, ...scope })
  }

  app.get('', { schema: { querystring: hiringReportQuery, response: { 200: hiringReports } } }, async (request) =>
    read(request, request.query),
  )

  const exporting = { params: z.object({ report: hiringReport }), querystring: hiringReportQuery }
  app.get('/:report', { schema: exporting }, async (request, reply) => {
    const { report } = request.params
    return sendCsv(reply, report, csvOfReport(report, await read(request, request.query)))
  })
}
