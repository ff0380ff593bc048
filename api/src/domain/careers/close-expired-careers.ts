import { auditRecord } from '../../platform/audit/audit-log'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { siteDay } from '../../platform/time/site-day'

/** Stores the status that readers already see: open jobs past their closing date are closed (contract §3.6). */
export async function closeExpiredCareers(deps: Dependencies): Promise<void> {
  const actor = { accountId: null, ip: null }
  const closed = await inWriteContext(deps, actor, async (context) => {
    const { transaction, now } = context
    const rows = await transaction
      .updateTable('career')
      .set({ status: 'CLOSED', close_reason: 'EXPIRED', closed_at: now })
      .where('status', '=', 'OPEN')
      .where('closing_date', '<', siteDay(now, deps.config.timeZone))
      .returning(['id', 'job_title'])
      .execute()
    for (const { id, job_title: title } of rows) {
      await auditRecord(context, { action: 'update', entity: 'career', entityId: id }, title)
    }
    if (rows.length > 0) await deps.changes.announce(transaction, ['careers'])
    return rows
  })
  if (closed.length > 0) deps.changes.publish(['careers'])
}
