import { optionalCaptchaToken } from './captcha-token'
import { http } from '@tekskills/shared/http/client'
import { signUp } from './newsletter-sign-up'

jest.mock('./captcha-token', () => ({ optionalCaptchaToken: jest.fn() }))

test('CL-01 FM-05 the sign-up request contains the address and the captcha token', async () => {
  jest.mocked(optionalCaptchaToken).mockResolvedValue('solved')
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: {} })
  await signUp('mira@example.com')
  expect(post).toHaveBeenCalledWith('/public/user/newsLetter', { email: 'mira@example.com', token: 'solved' })
})
