import type { AuditedAction, AuditedEntity } from '@tekskills/shared/contracts/http/audit'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import type { WriteContext } from '../database/write-context'

/** One entry of the audit log: who did what to which record, from where. */
export interface AuditEntry {
  at: Date
  accountId: string | null
  action: AuditedAction
  entity: AuditedEntity
  /** Null for a record that does not exist. */
  entityId: string | null
  /** The second record of an entry about two, of the same type. */
  otherId?: string
  summary: string
  ip: string | null
  /** Name of the token of a program that did it on behalf of the account. */
  tokenName?: string
}

/** Writes an entry. Pass the transaction of the change, so that neither exists without the other. */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  const { accountId, entityId, otherId = null, tokenName = null, ...rest } = entry
  await queries
    .insertInto('audit')
    .values({
      id: newId(entry.at.getTime()),
      account_id: accountId,
      entity_id: entityId,
      other_id: otherId,
      token_name: tokenName,
      ...rest,
    })
    .execute()
}

type RecordChange = Pick<AuditEntry, 'action' | 'entity' | 'entityId' | 'otherId'>

/** Writes the audit entry of a change to one record, in the transaction of the change. */
export const auditRecord = ({ transaction, actor, now }: WriteContext, change: RecordChange, name: string) =>
  writeAudit(transaction, { ...actor, ...change, at: now, summary: `${change.action} ${change.entity} "${name}"` })
