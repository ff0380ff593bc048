import type { EnquiryAnswer } from '@tekskills/shared/contracts/http/enquiries'
import { requireCaptchaToken } from '@tekskills/shared/http/captcha-token'
import { http } from '@tekskills/shared/http/client'
import type { Enquiry } from './enquiry-problems'

/** No captcha token could be had, so nothing was sent (FM-03). */
export class CaptchaMissingError extends Error {
  override name = 'CaptchaMissingError'
}

/**
 * Sends an enquiry. The captcha's token travels in a header, because the payload has no field for it; the key makes a
 * repeated request the same one. Rejects with `CaptchaMissingError`, or with `ApiError`, which is logged already.
 */
export async function sendEnquiry({ name, email, subject, message }: Enquiry, requestKey: string): Promise<void> {
  const token = await requireCaptchaToken().catch((cause: unknown) => {
    throw new CaptchaMissingError('no captcha token', { cause })
  })
  await http.post<EnquiryAnswer>(
    '/public/user/footerEnquiry',
    { name, email: email.trim(), subject, message },
    { headers: { 'Idempotency-Key': requestKey, ...(token && { 'X-Captcha-Token': token }) } },
  )
}
