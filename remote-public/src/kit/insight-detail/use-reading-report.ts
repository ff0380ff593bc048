import { useEffect, useRef, type RefObject } from 'react'
import type { ReadingReport, ReadingSource } from '@tekskills/shared/contracts/http/reading-figures'
import { serviceUrl } from '@tekskills/shared/http/service-base'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import { readingSource } from './reading-source'

/** Where the reader of a page came from, which for all but the first page of a document is this site. */
function sourceOfPage(): ReadingSource {
  const [entry] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  const first = new URL(entry?.name ?? location.href, location.href)
  return first.pathname === location.pathname ? readingSource(document.referrer, first) : 'INSIDE'
}

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
  useEffect(() => {
    // Old browsers, and tests, have no observer.
    if (id === undefined || typeof IntersectionObserver === 'undefined' || !isCounted()) return undefined
    const report: ReadingReport = {
      id,
      source: sourceOfPage(),
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
  }, [id])
  return end
}
