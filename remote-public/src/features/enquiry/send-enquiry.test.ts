import { requireCaptchaToken } from '@tekskills/shared/http/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { sendEnquiry } from './send-enquiry'

jest.mock('@tekskills/shared/http/captcha-token', () => ({ requireCaptchaToken: jest.fn() }))

const enquiry = { name: 'Mira', email: ' mira@example.com ', subject: 'A ledger', message: 'It does not agree.' }

test('CL-01 FM-03 the payload is name, email, subject and message; token and key travel in headers', async () => {
  jest.mocked(requireCaptchaToken).mockResolvedValue('solved')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: {} })
  await sendEnquiry(enquiry, 'key')
  expect(post).toHaveBeenCalledWith(
    '/public/user/footerEnquiry',
    { ...enquiry, email: 'mira@example.com' },
    { headers: { 'Idempotency-Key': 'key', 'X-Captcha-Token': 'solved' } },
  )
})

test('FM-03 FM-05 nothing is sent when a token is asked for and none can be had', async () => {
  jest.mocked(requireCaptchaToken).mockRejectedValue(new Error('offline'))
  const post = jest.spyOn(http, 'post')
  await expect(sendEnquiry(enquiry, 'key')).rejects.toMatchObject({ name: 'CaptchaMissingError' })
  expect(post).not.toHaveBeenCalled()
})
