import type { CaseStudyEnquiry, EnquiryAnswer, FooterEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { requireCaptchaToken } from '@tekskills/shared/http/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { fullName, type EnquiryValues } from './enquiry-problems'

/** No captcha token could be had, so nothing was sent (FM-03). */
export class CaptchaMissingError extends Error {
  override name = 'CaptchaMissingError'
}

/** Sends the contact form. Rejects like {@link sendWithToken}. */
export function sendEnquiry(values: EnquiryValues, requestKey: string): Promise<void> {
  const { email = '', subject = '', message = '' } = values
  const payload: FooterEnquiry = { name: fullName(values), email: email.trim(), subject, message }
  return sendWithToken('/public/user/footerEnquiry', payload, requestKey)
}

/**
 * Sends an enquiry about the case study that was opened last, which storage names (contract §3.10).
 * @param opened the id of the case study on the page, where storage is denied. Rejects like {@link sendWithToken}.
 */
export function sendCaseStudyEnquiry(values: EnquiryValues, requestKey: string, opened: string): Promise<void> {
  const { email = '', company, message } = values
  const casestudyId = browserStorage.read('casestudyId') ?? opened
  const payload: CaseStudyEnquiry = { casestudyId, name: fullName(values), email: email.trim(), company, message }
  return sendWithToken('/public/user/caseStudyEnquiry', payload, requestKey)
}

/**
 * The captcha's token travels in a header, because the payload has no field for it; the key makes a repeated request the
 * same one. Rejects with `CaptchaMissingError`, or with `ApiError`, which is logged already.
 */
async function sendWithToken(path: string, payload: object, requestKey: string): Promise<void> {
  const token = await requireCaptchaToken().catch((cause: unknown) => {
    throw new CaptchaMissingError('no captcha token', { cause })
  })
  const headers = { 'Idempotency-Key': requestKey, ...(token && { 'X-Captcha-Token': token }) }
  await http.post<EnquiryAnswer>(path, payload, { headers })
}
