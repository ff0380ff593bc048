import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { browserStorage } from '../storage/browser-storage'
import { announce, useChromeStore, type Consent } from '@tekskills/shared/chrome/chrome-store'
import { canReadSecrets } from './secret-addresses'

/** Id of the cookie banner in every page. */
export const COOKIE_BANNER_ID = 'cookie-banner'

export type ConsentAnswer = Exclude<Consent, 'unset'>

/** The stored choice in the cookie banner; unknown values count as unset. */
export function readConsent(): Consent {
  const stored = browserStorage.read('cookieConsent')
  return stored === 'accepted' || stored === 'declined' ? stored : 'unset'
}

/** Applies the stored choice to page and store; `accepted` loads analytics at once (LY-03). */
export function startConsent(analytics: string): void {
  show(readConsent())
  if (readConsent() === 'accepted') loadAnalytics(analytics)
}

/** Stores the visitor's choice, hides the banner, and loads analytics only after `accepted` (LY-03). */
export function answerConsent(answer: ConsentAnswer, analytics: string): void {
  browserStorage.write('cookieConsent', answer)
  show(answer)
  announce(answer === 'accepted' ? 'You have accepted cookies.' : 'You have declined cookies.')
  if (answer === 'accepted') loadAnalytics(analytics)
}

/** Deletes the stored choice and shows the banner again, focused. Loaded scripts stay until the page is left. */
export function reopenConsent(): void {
  browserStorage.remove('cookieConsent')
  show('unset')
  document.getElementById(COOKIE_BANNER_ID)?.focus()
}

/**
 * Appends the analytics script, once, if a URL is configured and no address holds a token that the script could read.
 * Staff are never counted; this is checked in storage, because during hydration the session store still has the state of
 * a visitor.
 */
export function loadAnalytics(src: string): void {
  if (!src || isLoggedIn() || canReadSecrets() || document.querySelector('script[data-analytics]')) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset.analytics = ''
  document.head.append(script)
}

/** CSS shows or hides the banner by this attribute, so that the server's HTML is the same for all visitors. */
function show(consent: Consent): void {
  document.documentElement.dataset.consent = consent
  useChromeStore.setState({ consent })
}
