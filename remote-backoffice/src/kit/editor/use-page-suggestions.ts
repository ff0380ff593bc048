import { useEffect, useState } from 'react'
import type { SearchHit, SearchResponse } from '@tekskills/shared/contracts/http/search'
import { http } from '@tekskills/shared/http/client'

/** Milliseconds without a key after which pages are searched for. */
const REST_MS = 250
const MIN_LETTERS = 2
const MAX_PAGES = 8
/** An address, or the start of one, needs no suggestions. */
const ADDRESS_START = /^(\/|https?:|mailto:|tel:)/i

/** Public pages of the site that fit these words, best first; none for an address. A failed search finds none. */
export function usePageSuggestions(words: string): readonly SearchHit[] {
  const [pages, setPages] = useState<readonly SearchHit[]>([])
  const q = words.trim()

  useEffect(() => {
    if (q.length < MIN_LETTERS || ADDRESS_START.test(q)) return
    const search = new AbortController()
    const timer = setTimeout(() => {
      http
        .get<SearchResponse>('/public/user/search', { params: { q, size: MAX_PAGES }, signal: search.signal })
        .then(({ data }) => setPages(data.content))
        .catch(() => setPages([]))
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [q])

  return pages
}
