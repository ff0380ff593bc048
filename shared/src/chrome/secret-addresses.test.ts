import { answerConsent } from './consent'
import { canReadSecrets } from './secret-addresses'

const ANALYTICS = 'https://analytics.example.com/count.js'
const loaded = () => document.querySelectorAll('script[data-analytics]').length

beforeEach(() => {
  document.head.replaceChildren()
  Object.defineProperty(document, 'referrer', { value: '', configurable: true })
})

test.each([
  '/login?reset=CzBR',
  '/login?invitation=1#CzBR',
  '/my-application#CzBR',
  '/blog/notes?preview=review-CzBR',
  '/newsletter/confirm?token=CzBR',
])('LY-03 at %s analytics is not loaded, even with consent', (address) => {
  history.replaceState(null, '', address)
  answerConsent('accepted', ANALYTICS)
  expect(loaded()).toBe(0)
})

test('LY-03 elsewhere analytics loads after consent', () => {
  history.replaceState(null, '', '/careers?q=reset')
  answerConsent('accepted', ANALYTICS)
  expect(loaded()).toBe(1)
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
