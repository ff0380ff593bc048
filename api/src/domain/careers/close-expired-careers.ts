import { auditRecord } from '../../platform/audit/audit-record'
import { inTransaction } from '../../platform/database/in-transaction'
import type { Dependencies } from '../../platform/dependencies'
import { eraseApplicant } from '../applicants/erase-applicant'
import { siteDay } from '../../platform/time/site-day'

const nobody = { accountId: null, ip: null }

/** Writes down what is true already: open jobs whose last day is over are closed (contract §3.6). */
export async function closeExpiredCareers(parts: Dependencies): Promise<void> {
  const now = parts.now()
  const closed = await inTransaction(parts, async (transaction) => {
    const rows = await transaction
      .updateTable('career')
      .set({ status: 'CLOSED', close_reason: 'EXPIRED', closed_at: now })
      .where('status', '=', 'OPEN')
      .where('closing_date', '<', siteDay(now, parts.config.timeZone))
      .returning(['id', 'job_title'])
      .execute()
    for (const { id, job_title: title } of rows) {
      await auditRecord(
        { transaction, actor: nobody, now },
        { action: 'update', entity: 'career', entityId: id },
        title,
      )
    }
    if (rows.length > 0) await parts.changes.announce(transaction, ['careers'])
    return rows
  })
  if (closed.length > 0) parts.changes.publish(['careers'])
}

/** Erases applicants whom nobody was in contact with for 24 months, one after the other (V-08). */
export async function eraseOutdatedApplicants(parts: Dependencies): Promise<void> {
  const now = parts.now()
  const outdated = parts.database.queries
    .selectFrom('applicant')
    .select('id')
    .where('retention_until', '<=', now)
    .where('erased_at', 'is', null)
  for (const { id } of await outdated.execute()) {
    const resumes = await inTransaction(parts, async (transaction) => {
      const query = transaction.selectFrom('applicant').selectAll().where('id', '=', id).where('erased_at', 'is', null)
      const row = await query.forUpdate().executeTakeFirst()
      return row ? eraseApplicant({ transaction, actor: nobody, now }, row) : []
    })
    await parts.files.remove(resumes)
  }
}
