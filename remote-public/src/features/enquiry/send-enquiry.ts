import type { CaseStudyEnquiry, EnquiryResponse, FooterEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import { requireCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { fullName, type EnquiryValues } from './enquiry-problems'

/** No captcha token was available, so nothing was sent (FM-03). */
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
 * Sends an enquiry about the case study on the page. Its id is also the one in storage (contract §3.10): another tab may
 * have stored that of another study since. Rejects like {@link sendWithToken}.
 * @param casestudyId id of the case study on the page
 */
export function sendCaseStudyEnquiry(values: EnquiryValues, requestKey: string, casestudyId: string): Promise<void> {
  const { email = '', company, message } = values
  browserStorage.write('casestudyId', casestudyId)
  const payload: CaseStudyEnquiry = { casestudyId, name: fullName(values), email: email.trim(), company, message }
  return sendWithToken('/public/user/caseStudyEnquiry', payload, requestKey)
}

/**
 * Sends a form. The captcha token is in a header because the payload has no field for it; the key makes retries
 * idempotent. Rejects with `CaptchaMissingError`, or with `ApiError`, which has already been logged.
 */
async function sendWithToken(path: string, payload: object, requestKey: string): Promise<void> {
  const token = await requireCaptchaToken().catch((cause: unknown) => {
    throw new CaptchaMissingError('no captcha token', { cause })
  })
  const headers = { 'Idempotency-Key': requestKey, ...(token && { 'X-Captcha-Token': token }) }
  await http.post<EnquiryResponse>(path, payload, { headers })
}
