import type { SavedJobSearch, JobAlertState } from '@tekskills/shared/contracts/http/job-alerts'
import type { VerifiedToken } from '../../platform/captcha/verified-token'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { createMailLinks } from '../../platform/mail/mail-links'
import { createDoubleOptIn } from '../subscriptions/double-opt-in'
import { confirmAlertMail } from './job-alert-mails'
import { addAlert, confirmAlert, deleteAlert, readAlert, recordAlertRequest } from './job-alerts.repository'

/** The links in job alert emails. */
export const jobAlertLinks = ({ signer, config }: Pick<Dependencies, 'signer' | 'config'>) =>
  createMailLinks(signer, config.siteOrigin, {
    purpose: 'job-alert',
    page: '/job-alerts',
    call: '/api/public/user/jobAlerts',
  })

/** Job alerts with double opt-in (ADR 0093). */
export function createJobAlerts(deps: Dependencies) {
  const { now } = deps
  const signUp = createDoubleOptIn(deps, 'job-alert-confirmation')
  const links = jobAlertLinks(deps)

  return {
    /**
     * Saves a search for an email address. Returns the function that sends the confirmation request, to be called after
     * the response.
     */
    signUp: (email: string, search: SavedJobSearch, verified: VerifiedToken | undefined) =>
      signUp({
        email,
        verified,
        // Without a confirmation request no one could confirm it.
        add: async (transaction, isWithinDay) =>
          isWithinDay ? addAlert(transaction, email, search, now()) : undefined,
        record: recordAlertRequest,
        request: (id, at) => confirmAlertMail(id, email, links.confirm(id, at)),
      }),

    /**
     * Confirms the alert of a link. Returns undefined if the link is invalid or has expired. Confirming twice succeeds.
     */
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
