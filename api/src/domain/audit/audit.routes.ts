import { auditLine } from '@tekskills/shared/contracts/http/audit'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { sessionOf } from '../session/access-plugin'
import { auditList, listAudit } from './audit-lists'

/** The audit log for staff: each role reads its own area (BO-05; contract §3.7, additions). Prefix: `/api`. */
export const auditRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, config }) => {
  tableRoutes(app, '/audit', {
    parameters: auditList,
    row: auditLine,
    read: (list, request) =>
      listAudit(database.queries, list, { reader: sessionOf(request), timeZone: config.timeZone }),
    fileName: 'audit',
    columns: {
      When: ({ at }) => at,
      Who: ({ user }) => user,
      Token: ({ token }) => token,
      Action: ({ action }) => action,
      What: ({ entity }) => entity,
      Record: ({ entityId }) => entityId,
      Summary: ({ summary }) => summary,
      'Network address': ({ ip }) => ip,
    },
  })
}
