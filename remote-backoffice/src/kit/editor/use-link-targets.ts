import { useEffect, useState } from 'react'
import type { headingsOutput } from '@tekskills/shared/contracts/http/content-check'
import type { SearchResponse } from '@tekskills/shared/contracts/http/search'
import { http } from '@tekskills/shared/http/client'
import { useRole } from '@tekskills/shared/session/session-store'
import type { z } from 'zod'

/** A page or a heading that a link can lead to. */
export interface LinkTarget {
  url: string
  /** The words of a new link. */
  title: string
  /** What the list shows, and what can be typed in full. */
  label: string
}

/** Milliseconds without a key after which pages are searched for. */
const REST_MS = 250
const MIN_LETTERS = 2
const MAX_PAGES = 8
/** An address, or the start of one, is what the editor wants to set. */
const ADDRESS_START = /^(\/|#|https?:|mailto:|tel:)/i

/** Public pages of the site that fit these words, best first, then headings of such pages; none for an address. */
export function useLinkTargets(words: string): readonly LinkTarget[] {
  const [targets, setTargets] = useState<readonly LinkTarget[]>([])
  // The service has headings for BLOGS only (contract §3.7).
  const hasHeadings = useRole() !== 'CAREERS'
  const q = words.trim()

  useEffect(() => {
    if (q.length < MIN_LETTERS || ADDRESS_START.test(q)) return
    const search = new AbortController()
    const { signal } = search
    const timer = setTimeout(() => {
      const found = [findPages(q, signal), ...(hasHeadings ? [findHeadings(q, signal)] : [])]
      void Promise.all(found).then((lists) => !signal.aborted && setTargets(lists.flat()))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [q, hasHeadings])

  return targets
}

/** A failed search finds nothing. */
const findPages = (q: string, signal: AbortSignal): Promise<LinkTarget[]> =>
  http
    .get<SearchResponse>('/public/user/search', { params: { q, size: MAX_PAGES }, signal })
    .then(({ data }) => data.content.map(({ url, title }) => ({ url, title, label: title })))
    .catch(() => [])

const findHeadings = (q: string, signal: AbortSignal): Promise<LinkTarget[]> =>
  http
    .get<z.infer<typeof headingsOutput>>('/contentCheck/headings', { params: { q }, signal })
    .then(({ data }) => data.headings.map(({ url, title, page }) => ({ url, title, label: `${title} – ${page}` })))
    .catch(() => [])
