import { useEffect, useRef, type RefObject } from 'react'
import type { ReadingReport } from '@tekskills/shared/contracts/http/reading-figures'
import { serviceUrl } from '@tekskills/shared/http/service-base'
import { useLocation } from '@tekskills/shared/routing/router'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { readingSource } from './reading-source'

/** The key of the location that a document starts with; navigations within it have keys of their own. */
const FIRST_LOCATION = 'default'

/** Staff read their own pages, and some visitors ask not to be counted, in the browser or in the banner. */
const isCounted = () =>
  !isLoggedIn() &&
  browserStorage.read('cookieConsent') !== 'declined' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  navigator.doNotTrack !== '1'

/**
 * Reports one view of an item when its reader leaves or hides the page: where they came from, and whether they saw the
 * end of the text (docs/adr/0117-figures-of-articles.md).
 * @param id of the item; undefined for a preview, which is not reported
 * @returns the ref of the element that follows the text
 */
export function useReadingReport<E extends Element>(id: string | undefined): RefObject<E | null> {
  const end = useRef<E>(null)
  const isFirst = useLocation().key === FIRST_LOCATION
  useEffect(() => {
    // Old browsers, and tests, have no observer.
    if (id === undefined || typeof IntersectionObserver === 'undefined' || !isCounted()) return undefined
    const report: ReadingReport = {
      id,
      source: isFirst ? readingSource(document.referrer, location) : 'INSIDE',
      isFinished: false,
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) report.isFinished = true
    })
    if (end.current) observer.observe(end.current)
    let isSent = false
    const send = () => {
      if (isSent) return
      isSent = true
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
      navigator.sendBeacon(serviceUrl('/public/user/readings'), body)
    }
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    document.addEventListener('visibilitychange', sendHidden)
    addEventListener('pagehide', send)
    return () => {
      document.removeEventListener('visibilitychange', sendHidden)
      removeEventListener('pagehide', send)
      observer.disconnect()
      send()
    }
    // A later navigation to a heading of the same page is no other view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return end
}
