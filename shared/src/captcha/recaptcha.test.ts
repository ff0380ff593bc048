import { loadRecaptcha, recaptchaToken } from './recaptcha'

const ADDRESS = 'https://www.google.com/recaptcha/api.js?render=site-key'
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)

afterEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  delete globalThis.grecaptcha
})

function configure() {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'recaptcha', content: ADDRESS }))
}

test('FM-05 LY-03 nothing of Google loads without keys, nor before consent, nor after "Decline"', async () => {
  localStorage.setItem('cookieConsent', 'accepted')
  expect(await recaptchaToken()).toBeUndefined()
  configure()
  for (const choice of [undefined, 'declined']) {
    localStorage.clear()
    if (choice) localStorage.setItem('cookieConsent', choice)
    loadRecaptcha()
    expect(await recaptchaToken()).toBeUndefined()
  }
  expect(scripts()).toEqual([])
})

test('FM-05 LY-03 nothing of Google loads in a page that could read the address of a link with a token', async () => {
  configure()
  localStorage.setItem('cookieConsent', 'accepted')
  history.replaceState(null, '', '/login?invitation=1#CzBR')
  loadRecaptcha()
  expect(await recaptchaToken()).toBeUndefined()
  history.replaceState(null, '', '/')
  expect(scripts()).toEqual([])
})

test('FM-05 with keys and consent the script loads once and returns a token for the site key', async () => {
  configure()
  localStorage.setItem('cookieConsent', 'accepted')
  loadRecaptcha()
  loadRecaptcha()
  expect(scripts()).toEqual([ADDRESS])
  const execute = jest.fn().mockResolvedValue('a token')
  globalThis.grecaptcha = { ready: (run) => run(), execute }
  expect(await recaptchaToken()).toBe('a token')
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'form' })
})

test('FM-05 when Google is unreachable there is no token, and the form does not wait for one', async () => {
  configure()
  localStorage.setItem('cookieConsent', 'accepted')
  loadRecaptcha()
  document.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(await recaptchaToken()).toBeUndefined()
})
