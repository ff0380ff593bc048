import { createHash } from 'node:crypto'
import type { EnquiryType } from '@tekskills/shared/contracts/http/enquiries'
import { inTransaction } from '../../database/in-transaction'
import { newId } from '../../database/ids'
import type { Dependencies } from '../../dependencies'
import { createRateLimit } from '../../rate-limits/rate-limit'
import { insertEnquiry } from './enquiries.repository'
import { enquiryNotices } from './enquiry-notice'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** The same words sent again within this time are one enquiry (AT-29). */
const SAME_MS = 10 * 60_000

/** What somebody asks. */
export interface EnquiryWords {
  type: EnquiryType
  name: string
  email: string
  subject: string
  message: string
  company?: string | null
  phone?: string | null
  casestudyId?: string
}

interface Received {
  words: EnquiryWords
  token?: string | null
  /** The field that people do not see was filled in. */
  filledByProgram: boolean
  /** `Idempotency-Key` of a request that may be repeated. */
  requestKey?: string
  ip: string
}

/**
 * Takes enquiries: stored together with the notice to staff, or not at all. One without a captcha token is kept as
 * suspected spam under a stricter limit. The returned function answers the id; throws 403 or 429.
 */
export function createEnquiryDesk(parts: Dependencies) {
  const { captcha, database, mail, config, now } = parts
  const limit = createRateLimit(database, 'enquiry', [
    { points: 5, seconds: MINUTE },
    { points: 30, seconds: HOUR },
  ])
  const limitWithoutToken = createRateLimit(database, 'enquiry-without-token', [
    { points: 3, seconds: MINUTE },
    { points: 10, seconds: HOUR },
  ])

  return async ({ words, token, filledByProgram, requestKey, ip }: Received): Promise<string> => {
    const suspected = !token && !captcha.off
    await limit.count(ip)
    if (suspected) await limitWithoutToken.count(ip)
    const verified = await captcha.verify(token, ip)
    const at = now()
    // A program learns nothing from the answer.
    if (filledByProgram) return newId(at.getTime())
    const { id, isNew } = await inTransaction(parts, async (transaction) => {
      const key = digest(requestKey ? ['key', requestKey] : [Math.floor(at.getTime() / SAME_MS)], words)
      const stored = await insertEnquiry(transaction, { words, suspected, key, now: at })
      if (!stored.isNew) return stored
      if (verified) await captcha.spend(transaction, verified)
      for (const notice of await enquiryNotices(transaction, config, words)) await mail.queue(transaction, notice)
      return stored
    })
    if (isNew) mail.wake()
    return id
  }
}

const digest = (prefix: unknown[], words: EnquiryWords) =>
  createHash('sha256')
    .update(JSON.stringify([...prefix, ...Object.entries(words)]))
    .digest()
