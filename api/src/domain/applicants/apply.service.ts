import { createHash, createHmac } from 'node:crypto'
import { RESUME_TYPES } from '@tekskills/shared/contracts/application'
import type { ApplicationReceived } from '@tekskills/shared/contracts/http/applicants'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { checkDocument } from '../../platform/files/check-document'
import { settleUploads } from '../../platform/files/staged-upload'
import type { UploadedFile } from '../../platform/files/uploaded-file'
import { idempotent, repeatable } from '../../platform/http/idempotency/idempotency'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { siteDay } from '../../platform/time/site-day'
import { applicationConfirmation } from './application-mails'
import { insertApplication, type ApplicationForm } from './applications.repository'
import { ownApplicationUrl } from './own-application-link'
import { mailingSite } from './mailing-site'
import { recruiterNotices } from './recruiter-notice'

const HOUR_S = 60 * 60
/** The audit log does not name visitors; their IP address is stored only as a hash with the consent. */
const VISITOR = { accountId: null, ip: null }

/** An application as it arrives. */
interface SentApplication {
  /** The endpoint, which scopes the `Idempotency-Key`. */
  call: 'jobApplicants' | 'futureApplicants'
  form: ApplicationForm
  resume: UploadedFile | undefined
  captchaToken: string | undefined
  /** The request's `Idempotency-Key`, if any. */
  requestKey: string | undefined
  ip: string
}

/**
 * Creates the function that receives an application: it verifies the captcha, inspects the résumé, applies the limits,
 * and stores the application, its résumé, the confirmation and the notice to the recruiter in one transaction. Throws
 * 403, 429, 404, 409 or 410 for the job, 422 for a résumé that is not accepted and for an `Idempotency-Key` reused with
 * other content.
 */
export function createApplicationService(deps: Dependencies) {
  const { captcha, config, database, files, mail, signer } = deps
  // A job fair or an office sends from one IP address, so the stricter limits count per person or apply only without a
  // solved captcha.
  const limits = {
    withCaptcha: createRateLimit(database, 'application', [{ points: 100, seconds: HOUR_S }]),
    withoutCaptcha: createRateLimit(database, 'application-unchecked', [{ points: 5, seconds: HOUR_S }]),
    samePerson: createRateLimit(database, 'application-repeated', [{ points: 3, seconds: HOUR_S }]),
    // Anyone can enter the address of a stranger: the application is stored, and the stranger gets no flood of emails.
    confirmations: createRateLimit(database, 'application-confirmation', [{ points: 10, seconds: 24 * HOUR_S }]),
  }
  // A repeated request gets the stored response before any check; in the transaction, `idempotent` decides between two
  // that arrive at the same time.
  const once = repeatable(database.queries)
  const ipSecret = signer.secretFor('consent')

  async function count({ form, ip }: SentApplication, isChecked: boolean) {
    const target = 'jobId' in form ? form.jobId : 'pool'
    // Keyed by the sender's network too, so that a stranger who uses an applicant's email address cannot block them
    // from applying.
    await limits.samePerson.count(digestOf(clientNetwork(ip), target.toLowerCase(), form.email.toLowerCase()))
    await (isChecked ? limits.withCaptcha : limits.withoutCaptcha).count(ip)
  }

  return (sent: SentApplication): Promise<ApplicationReceived> => {
    const { call, form, captchaToken, requestKey, ip } = sent
    // The source of the visit is not part of the compared content, because the browser may have lost it after a reload.
    const content = [
      JSON.stringify({ ...form, source: undefined }),
      createHash('sha256')
        .update(sent.resume?.content ?? '')
        .digest(),
    ]
    const attempt = { call, key: requestKey, content }

    return once(attempt, async () => {
      // A token may be missing, for example when software applies on behalf of a person; a token that is sent must be
      // valid (FM-05).
      const verified = await captcha.verify(captchaToken, ip)
      if (verified) await captcha.assertUnspent(database.queries, verified)
      // Last, because it is the most expensive check; a request with a rejected file does not count as an application.
      const document = await checkDocument('resume', sent.resume, RESUME_TYPES, clientNetwork(ip))
      await count(sent, captcha.off || verified !== undefined)
      // Counted separately with and without a solved captcha, so that a script cannot use up a person's allowance.
      const isConfirmed = await limits.confirmations.allows(
        digestOf(String(verified !== undefined), mailboxOf(form.email)),
      )
      const resume = await files.stage(document)
      const applying = inWriteContext(deps, VISITOR, (context) => {
        const { transaction, now } = context
        return idempotent<ApplicationReceived>(transaction, { ...attempt, now }, async () => {
          if (verified) await captcha.spend(transaction, verified)
          const received = await insertApplication({
            ...context,
            form,
            resume,
            today: siteDay(now, config.timeZone),
            ipHash: createHmac('sha256', ipSecret).update(ip).digest('base64url'),
          })
          const url = ownApplicationUrl(signer, config.siteOrigin, received.id, now)
          if (isConfirmed)
            await mail.queue(transaction, applicationConfirmation(received, form, url, mailingSite(config)))
          for (const notice of recruiterNotices(received, config.siteOrigin)) await mail.queue(transaction, notice)
          return { reference: received.reference, message: 'Successfully Submitted' }
        })
      })
      const received = await settleUploads([resume], applying)
      mail.wake()
      return received
    })
  }
}

/** The mailbox of an address, which many spell with a tag: `ada+jobs@…` arrives where `Ada@…` does. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.split('+', 1)[0]}@${domain}`
}

/** Hashes the parts of a rate-limit key, so that no key contains personal data. */
const digestOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
