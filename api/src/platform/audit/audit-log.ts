import type { AuditedAction, AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import { newId } from '../database/ids'
import type { Queries } from '../database/database'

/** One line of the trail: who did what to which record, from where. */
export interface AuditEntry {
  at: Date
  accountId: string | null
  action: AuditedAction
  entity: AuditedEntity
  entityId: string
  summary: string
  ip: string | null
}

/** Writes the line with the queries of the change itself, so that neither exists without the other. */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  const { accountId, entityId, ...rest } = entry
  await queries
    .insertInto('audit')
    .values({ id: newId(entry.at.getTime()), account_id: accountId, entity_id: entityId, ...rest })
    .execute()
}
