import { requireCaptchaToken } from '@tekskills/shared/captcha/captcha-token'
import { http } from '@tekskills/shared/http/client'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { sendCaseStudyEnquiry, sendEnquiry } from './send-enquiry'

jest.mock('@tekskills/shared/captcha/captcha-token', () => ({ requireCaptchaToken: jest.fn() }))

const texts = { subject: 'A ledger', message: 'It does not agree.' }
const enquiry = { firstName: 'Mira', lastName: 'Okafor', email: ' mira@example.com ', ...texts }

test('CL-01 FM-03 the payload is name, email, subject and message; token and key are sent in headers', async () => {
  jest.mocked(requireCaptchaToken).mockResolvedValue('solved')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: {} })
  await sendEnquiry(enquiry, 'key')
  expect(post).toHaveBeenCalledWith(
    '/public/user/footerEnquiry',
    { name: 'Mira Okafor', email: 'mira@example.com', ...texts },
    { headers: { 'Idempotency-Key': 'key', 'X-Captcha-Token': 'solved' } },
  )
})

test.each([['s2'], [undefined]])(
  'CL-01 ST-01 an enquiry has the id of the case study on its page, even when storage has a different one (%s)',
  async (kept) => {
    jest.mocked(requireCaptchaToken).mockResolvedValue('')
    const post = jest.spyOn(http, 'post').mockResolvedValue({ data: {} })
    if (kept) browserStorage.write('casestudyId', kept)
    const values = {
      firstName: 'Mira',
      lastName: '',
      email: 'mira@example.com',
      company: 'Ashgrove',
      message: 'Call me.',
    }
    await sendCaseStudyEnquiry(values, 'key', 's1')
    expect(post).toHaveBeenCalledWith(
      '/public/user/caseStudyEnquiry',
      { casestudyId: 's1', name: 'Mira', email: 'mira@example.com', company: 'Ashgrove', message: 'Call me.' },
      { headers: { 'Idempotency-Key': 'key' } },
    )
    expect(browserStorage.read('casestudyId')).toBe('s1')
  },
)

test('FM-03 FM-05 nothing is sent when a required captcha token is not available', async () => {
  jest.mocked(requireCaptchaToken).mockRejectedValue(new Error('offline'))
  const post = jest.spyOn(http, 'post')
  await expect(sendEnquiry(enquiry, 'key')).rejects.toMatchObject({ name: 'CaptchaMissingError' })
  expect(post).not.toHaveBeenCalled()
})
