import { recaptchaAddress, RECAPTCHA_META } from '../captcha/recaptcha'
import { answerConsent } from './consent'
import { canReadSecrets } from './secret-addresses'

const ANALYTICS = 'https://analytics.example.com/count.js'
const loaded = () => document.querySelectorAll('script[data-analytics]').length

beforeEach(() => {
  document.head.innerHTML = `<meta name="${RECAPTCHA_META}" content="https://www.google.com/recaptcha/api.js?render=k">`
  Object.defineProperty(document, 'referrer', { value: '', configurable: true })
})

test.each([
  '/login?reset=CzBR',
  '/login?invitation=1#CzBR',
  '/my-application#CzBR',
  '/blog/notes?preview=review-CzBR',
  '/newsletter/confirm?token=CzBR',
])('LY-03 FM-05 at %s nothing of third parties loads, even with consent', (address) => {
  history.replaceState(null, '', address)
  answerConsent('accepted', ANALYTICS)
  expect([loaded(), recaptchaAddress()]).toEqual([0, ''])
})

test('LY-03 elsewhere analytics and reCAPTCHA load after consent', () => {
  history.replaceState(null, '', '/careers?q=reset')
  answerConsent('accepted', ANALYTICS)
  expect([loaded(), recaptchaAddress()]).toEqual([1, 'https://www.google.com/recaptcha/api.js?render=k'])
})

test('LY-03 an address with a token counts as long as a script can read it: as the referrer, or in the history', () => {
  history.replaceState(null, '', '/')
  expect(canReadSecrets()).toBe(false)
  Object.defineProperty(document, 'referrer', { value: `${location.origin}/login?reset=CzBR`, configurable: true })
  expect(canReadSecrets()).toBe(true)
  Object.defineProperty(document, 'referrer', { value: 'https://other.example.com/?token=1', configurable: true })
  expect(canReadSecrets()).toBe(false)
  const entries = () => [{ url: null }, { url: `${location.origin}/my-application#CzBR` }]
  Object.defineProperty(globalThis, 'navigation', { value: { entries }, configurable: true })
  expect(canReadSecrets()).toBe(true)
  Reflect.deleteProperty(globalThis, 'navigation')
})
