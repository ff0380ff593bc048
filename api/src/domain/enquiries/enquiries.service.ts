import { createHash } from 'node:crypto'
import type { EnquiryType } from '@tekskills/shared/contracts/http/enquiries'
import { newId } from '../../platform/database/ids'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { idempotent, repeatable, type Attempt } from '../../platform/http/idempotency/idempotency'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { insertEnquiry, readPublicCaseStudy, type EnquiryText } from './enquiries.repository'
import { enquiryNotices } from './enquiry-notice'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** The same text sent again within this time counts as one enquiry. */
const SAME_MS = 10 * 60_000

/** The endpoint of each type, which scopes the `Idempotency-Key`. */
const calls: Record<EnquiryType, string> = { CONTACT: 'footerEnquiry', CASESTUDY: 'caseStudyEnquiry' }

interface Received {
  text: EnquiryText
  token?: string | null
  /** The hidden field was filled in. */
  filledByBot: boolean
  /** The request's `Idempotency-Key`, if any. */
  requestKey?: string
  ip: string
}

/**
 * Creates the function that receives an enquiry and resolves to its id. The enquiry and the notice to staff are stored
 * in one transaction. Without a captcha token it is marked as suspected spam, under a stricter limit. Throws 403, 429,
 * or 422 for a case study that is not public and for an `Idempotency-Key` reused with other text.
 */
export function createEnquiryService(deps: Dependencies) {
  const { captcha, database, mail, config, now } = deps
  const limit = createRateLimit(database, 'enquiry', [
    { points: 5, seconds: MINUTE_S },
    { points: 30, seconds: HOUR_S },
  ])
  const limitWithoutToken = createRateLimit(database, 'enquiry-without-token', [
    { points: 3, seconds: MINUTE_S },
    { points: 10, seconds: HOUR_S },
  ])
  const once = repeatable(database.queries)

  return async (received: Received): Promise<string> => {
    const { text, requestKey } = received
    const attempt = { call: calls[text.type], key: requestKey, content: [JSON.stringify(text)] }
    return (await once(attempt, () => receive(received, attempt))).id
  }

  async function receive(received: Received, attempt: Attempt): Promise<{ id: string }> {
    const { text, token, filledByBot, requestKey, ip } = received
    const suspected = !token && !captcha.off
    await limit.count(ip)
    if (suspected) await limitWithoutToken.count(ip)
    const verified = await captcha.verify(token, ip)
    const at = now()
    // A success response, so that a bot cannot tell that it was detected.
    if (filledByBot) return { id: newId(at.getTime()) }
    let isNew = false
    const outcome = await inTransaction(deps, (transaction) =>
      idempotent(transaction, { ...attempt, now: at }, async () => {
        const study =
          text.casestudyId === undefined ? undefined : await readPublicCaseStudy(transaction, text.casestudyId, at)
        const key = digest(requestKey ? ['key', requestKey] : [Math.floor(at.getTime() / SAME_MS)], text)
        const stored = await insertEnquiry(transaction, { text, suspected, key, now: at })
        isNew = stored.isNew
        if (!isNew) return { id: stored.id }
        if (verified) await captcha.spend(transaction, verified)
        const notices = await enquiryNotices(transaction, config, text, study)
        for (const notice of notices) await mail.queue(transaction, { ...notice, enquiryId: stored.id })
        return { id: stored.id }
      }),
    )
    if (isNew) mail.wake()
    return outcome
  }
}

const digest = (prefix: unknown[], text: EnquiryText) =>
  createHash('sha256')
    .update(JSON.stringify([...prefix, ...Object.entries(text)]))
    .digest()
