import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { browserStorage } from '../storage/browser-storage'
import { announce, useChromeStore, type Consent } from '@tekskills/shared/chrome/chrome-store'

/** Id of the cookie banner in every page. */
export const COOKIE_BANNER_ID = 'cookie-banner'

export type ConsentAnswer = Exclude<Consent, 'unset'>

/** The stored answer to the cookie banner; anything unknown counts as no answer. */
export function readConsent(): Consent {
  const stored = browserStorage.read('cookieConsent')
  return stored === 'accepted' || stored === 'declined' ? stored : 'unset'
}

/** Brings page and store in line with the stored answer; `accepted` loads analytics directly (LY-03). */
export function startConsent(analytics: string): void {
  show(readConsent())
  if (readConsent() === 'accepted') loadAnalytics(analytics)
}

/** Stores the visitor's answer, hides the banner, and loads analytics after `accepted` only (LY-03). */
export function answerConsent(answer: ConsentAnswer, analytics: string): void {
  browserStorage.write('cookieConsent', answer)
  show(answer)
  announce(answer === 'accepted' ? 'You have accepted cookies.' : 'You have declined cookies.')
  if (answer === 'accepted') loadAnalytics(analytics)
}

/** Forgets the answer and shows the banner again, focused. What is loaded already stays until the page is left. */
export function reopenConsent(): void {
  browserStorage.remove('cookieConsent')
  show('unset')
  document.getElementById(COOKIE_BANNER_ID)?.focus()
}

/**
 * Appends the analytics script, once; nothing when no address is configured. Staff are never counted: while a page
 * hydrates it still looks as it does to a visitor, so storage is asked.
 */
export function loadAnalytics(src: string): void {
  if (!src || isLoggedIn() || document.querySelector('script[data-analytics]')) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset.analytics = ''
  document.head.append(script)
}

/** The attribute decides by CSS whether the banner shows, so that the server's HTML never changes for it. */
function show(consent: Consent): void {
  document.documentElement.dataset.consent = consent
  useChromeStore.setState({ consent })
}
