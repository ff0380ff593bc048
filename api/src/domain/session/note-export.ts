import type { AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Dependencies } from '../../platform/dependencies'
import { actorOf } from './session'

/**
 * Creates the function that records the export of a whole list of personal data in the audit log. The entry names the list
 * but not its length, which would tell readers about applicants they may not see.
 */
export const exportNote =
  ({ database, now }: Pick<Dependencies, 'database' | 'now'>, entity: AuditedEntity, fileName: string) =>
  (request: FastifyRequest, entityId: string | null = null): Promise<void> =>
    writeAudit(database.queries, {
      ...actorOf(request),
      at: now(),
      action: 'download',
      entity,
      entityId,
      summary: `download of a list: ${fileName}.csv`,
    })
