import { createHash } from 'node:crypto'
import type { SavedJobSearch, JobAlertState } from '@tekskills/shared/contracts/http/job-alerts'
import type { VerifiedToken } from '../../platform/captcha/verified-token'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { createMailLinks } from '../../platform/mail/mail-links'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { confirmAlertMail } from './job-alert-mails'
import { addAlert, confirmAlert, deleteAlert, readAlert, recordAlertRequest } from './job-alerts.repository'

/** An alert gets at most one confirmation request within this time, however often it is asked for. */
const ASK_AGAIN_MS = 10 * 60_000
/** Sign-ups of one email address within a day that may send it a confirmation request, whatever their searches. */
const PER_DAY = { points: 5, seconds: 24 * 60 * 60 }

/** The links in the mails of an alert. */
export const jobAlertLinks = ({ signer, config }: Pick<Dependencies, 'signer' | 'config'>) =>
  createMailLinks(signer, config.siteOrigin, {
    purpose: 'job-alert',
    page: '/job-alerts',
    call: '/api/public/user/jobAlerts',
  })

/** Hashed, so that no limit stores an email address. */
const keyOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** Job alerts with double opt-in (ADR 0093). */
export function createJobAlerts(deps: Dependencies) {
  const { captcha, mail, now } = deps
  const requests = createRateLimit(deps.database, 'job-alert-confirmation', [PER_DAY])
  const links = jobAlertLinks(deps)

  return {
    /**
     * Saves a search for an email address. Returns the work that sends it a confirmation request, unless the alert is
     * confirmed, one was sent recently, or the address has had its share for the day. Do that work after the response,
     * whose time would otherwise reveal who has alerts.
     */
    async signUp(
      email: string,
      search: SavedJobSearch,
      verified: VerifiedToken | undefined,
    ): Promise<() => Promise<void>> {
      const at = now()
      // A token that is sent again must not use up the share of an address.
      if (verified) await captcha.assertUnspent(deps.database.queries, verified)
      // Before the transaction: counting takes a connection of its own.
      const isWithinDay = await requests.allows(keyOf(email))
      const alert = await inTransaction(deps, async (transaction) => {
        if (verified) await captcha.spend(transaction, verified)
        // Without a request nobody could confirm it.
        return isWithinDay ? addAlert(transaction, email, search, at) : undefined
      })
      return async () => {
        if (!alert || alert.isConfirmed) return
        const { id, askedAt } = alert
        if (askedAt !== undefined && at.getTime() - askedAt.getTime() < ASK_AGAIN_MS) return
        await inTransaction(deps, async (transaction) => {
          // Of two concurrent sign-ups, one asks.
          if (askedAt && !(await recordAlertRequest(transaction, id, { before: askedAt, now: at }))) return
          await mail.queue(transaction, confirmAlertMail(id, email, links.confirm(id, at)))
        })
        mail.wake()
      }
    },

    /** Confirms the alert of a link. Returns undefined if the link is invalid or has expired. Confirming twice succeeds. */
    async confirm(token: string): Promise<JobAlertState | undefined> {
      const id = links.subscriberToConfirm(token, now())
      if (!id) return undefined
      const confirmed = await inTransaction(deps, (transaction) => confirmAlert(transaction, id, now()))
      return confirmed && { status: 'CONFIRMED', changed: confirmed.changed, search: confirmed.search }
    },

    /** Ends the alert of a link. Returns undefined if the link is invalid. Ending it twice succeeds. */
    async unsubscribe(token: string): Promise<JobAlertState | undefined> {
      const id = links.subscriberToUnsubscribe(token, now())
      if (!id) return undefined
      const changed = await inTransaction(deps, (transaction) => deleteAlert(transaction, id))
      return { status: 'UNSUBSCRIBED', changed }
    },

    /** The state of the alert that a link belongs to. Returns undefined if the link is invalid or has expired. */
    async stateOf(purpose: 'confirm' | 'unsubscribe', token: string): Promise<JobAlertState | undefined> {
      const id =
        purpose === 'confirm' ? links.subscriberToConfirm(token, now()) : links.subscriberToUnsubscribe(token, now())
      if (!id) return undefined
      const alert = await readAlert(deps.database.queries, id)
      if (alert) return { status: alert.status, changed: false, search: alert.search }
      return purpose === 'unsubscribe' ? { status: 'UNSUBSCRIBED', changed: false } : undefined
    },
  }
}
