import { useEffect, useState } from 'react'
import type { Role } from '@tekskills/shared/contracts/access'
import { findItems } from './find-items'
import type { Command } from './palette-commands'

/** Milliseconds without a key after which items are searched for. */
const REST_MS = 200
const MIN_LETTERS = 2
/** Maximum length of a search text (contract §3.3). */
const MAX_LETTERS = 100

interface Found {
  /** What was searched for; empty before the first search. */
  q: string
  items: readonly Command[]
  hasFailed: boolean
}

const NOTHING: Found = { q: '', items: [], hasFailed: false }

/** The items that match what is typed, and whether a search is running or has failed. */
export function useFoundItems(role: Role, typed: string) {
  const [found, setFound] = useState(NOTHING)
  const q = typed.trim().slice(0, MAX_LETTERS)
  const isSearched = q.length >= MIN_LETTERS

  useEffect(() => {
    if (!isSearched) return
    const search = new AbortController()
    const timer = setTimeout(() => {
      findItems(role, q, search.signal).then(
        (items) => setFound({ q, items, hasFailed: false }),
        () => search.signal.aborted || setFound({ q, items: [], hasFailed: true }),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [role, q, isSearched])

  const isCurrent = found.q === q
  return {
    // The previous items stay until the next ones arrive, so that the list does not flicker.
    items: isSearched ? found.items : [],
    isSearching: isSearched && !isCurrent,
    hasFailed: isSearched && isCurrent && found.hasFailed,
  }
}
