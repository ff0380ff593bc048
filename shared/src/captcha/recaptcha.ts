import { canReadSecrets } from '../chrome/secret-addresses'
import { browserStorage } from '../storage/browser-storage'

/** Name of the `meta` element with the URL of the reCAPTCHA script; absent without keys. */
export const RECAPTCHA_META = 'recaptcha'

interface Recaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
  /** Queue of callbacks that Google's script runs when it has loaded. */
  var ___grecaptcha_cfg: { fns?: (() => void)[] } | undefined
}

/** Milliseconds that a form waits for Google before it falls back to proof of work. */
const TIMEOUT_MS = 3000

/** Action name of all forms in reCAPTCHA reports. */
const ACTION = 'form'

/**
 * URL of Google's script if keys are configured, the visitor has accepted cookies, and no address holds a token that the
 * script could read; empty otherwise, and forms prove their work instead.
 */
export function recaptchaAddress(): string {
  if (browserStorage.read('cookieConsent') !== 'accepted' || canReadSecrets()) return ''
  return document.querySelector<HTMLMetaElement>(`meta[name="${RECAPTCHA_META}"]`)?.content ?? ''
}

const scriptElement = () => document.querySelector<HTMLScriptElement>('script[data-recaptcha]')

/** Loads reCAPTCHA v3 (FM-05), once per document; nothing without keys, and nothing before consent (LY-03). */
export function loadRecaptcha(): void {
  const address = recaptchaAddress()
  if (!address || scriptElement()) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.dataset.recaptcha = ''
  script.addEventListener('error', () => (script.dataset.recaptcha = 'failed'))
  document.head.append(script)
}

/** A token of reCAPTCHA v3; undefined without keys or consent, and when Google does not respond in time. */
export async function recaptchaToken(): Promise<string | undefined> {
  const address = recaptchaAddress()
  if (!address) return undefined
  loadRecaptcha()
  if (scriptElement()?.dataset.recaptcha === 'failed') return undefined
  const siteKey = new URL(address).searchParams.get('render') ?? ''
  const token = whenReady().then(() => globalThis.grecaptcha?.execute(siteKey, { action: ACTION }))
  return Promise.race([token.catch(() => undefined), expiry()])
}

/** Resolves when Google's script is ready, even if it is still loading. */
const whenReady = () =>
  new Promise<void>((resolve) => {
    if (globalThis.grecaptcha) return globalThis.grecaptcha.ready(resolve)
    const queue = (globalThis.___grecaptcha_cfg ??= {})
    ;(queue.fns ??= []).push(resolve)
  })

const expiry = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS))
