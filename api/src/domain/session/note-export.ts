import type { AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../platform/audit/audit-log'
import type { Dependencies } from '../../platform/dependencies'
import { actorOf } from './session'

/**
 * Creates what notes in the audit log that somebody takes a whole list of personal data along. It says which list and not
 * how long it is, because that would tell others about applicants whom they may not see.
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
