import type { Queries } from '../database/database'
import type { Actor } from '../../domain/session/actor'
import { writeAudit, type AuditEntry } from './audit-log'

/** The transaction of a change, who makes it and when. */
export interface Trail {
  transaction: Queries
  actor: Actor
  now: Date
}

type Entry = Pick<AuditEntry, 'action' | 'entity' | 'entityId'>

/** Writes the audit line of a change of one record in the change's own transaction. */
export const auditRecord = ({ transaction, actor, now }: Trail, entry: Entry, name: string) =>
  writeAudit(transaction, { ...actor, ...entry, at: now, summary: `${entry.action} ${entry.entity} "${name}"` })
