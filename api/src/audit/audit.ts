import { newId } from '../database/ids'
import type { Queries } from '../database/database'

/** What a line of the trail can be about. */
export const audited = [
  ...(['account', 'author', 'category', 'blog', 'newsRoom', 'caseStudy', 'redirect', 'media'] as const),
  ...(['career', 'applicant', 'enquiry'] as const),
] as const

/** One line of the trail: who did what to which record, from where. */
export interface AuditEntry {
  at: Date
  accountId: string | null
  action: 'login' | 'logout' | 'create' | 'update' | 'delete' | 'restore' | 'note' | 'download' | 'erase'
  entity: (typeof audited)[number]
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
