import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { queueMail } from '../../platform/mail/outbox'
import { siteDay } from '../../platform/time/site-day'
import { newOpenCareers } from '../careers/open-careers-list'
import { digestMail } from './job-alert-mails'
import { claimAlert, dueAlerts, recordDigest } from './job-alerts.repository'
import { jobAlertLinks } from './job-alerts.service'

/**
 * Moves due digests to the outbox, each in its own transaction together with the record of the jobs that it names: an
 * alert gets each job once, and at most one digest a day. An alert without new jobs gets none. Stops after the current
 * one once `isClosing`. A failed one does not hold up the others; at the end, throws an `AggregateError` of all
 * failures.
 */
export async function handOverDueDigests(deps: Dependencies, isClosing = () => false): Promise<void> {
  const failures: Error[] = []
  for (const id of await dueAlerts(deps.database.queries, deps.now())) {
    if (isClosing()) break
    try {
      if (await handOver(deps, id)) deps.mail.wake()
    } catch (cause) {
      failures.push(new Error(`the digest of the job alert ${id} failed`, { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} job alert digests failed`)
}

/** Queues the digest of an alert that is due; false if there are no new jobs. */
function handOver(deps: Dependencies, id: string): Promise<boolean> {
  const { config, now } = deps
  const links = jobAlertLinks(deps)
  return inTransaction(deps, async (transaction) => {
    const at = now()
    const alert = await claimAlert(transaction, id, at)
    if (!alert) return false
    const today = siteDay(at, config.timeZone)
    const jobs = await newOpenCareers(transaction, alert.search, { since: alert.created_at, told: alert.told, today })
    await recordDigest(
      transaction,
      alert,
      jobs.map((job) => job.id),
      at,
    )
    if (jobs.length === 0) return false
    const mailed = { ...alert, leaveUrl: links.unsubscribe(id), oneClickUrl: links.oneClick(id) }
    await queueMail(transaction, digestMail(mailed, jobs, config.siteOrigin), at)
    return true
  })
}
