import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useUnsavedGuard } from './use-unsaved-guard'

interface Unsaved {
  /** Registers an unsaved text and returns a function that unregisters it. `drop` deletes its backup. */
  enter: (drop: () => void) => () => void
  /** Whether any registered text is unsaved. */
  hasUnsaved: boolean
  /** Discards all texts without a confirmation, for callers that have already asked. */
  discard: () => void
}

const Texts = createContext<Unsaved>({ enter: () => () => undefined, hasUnsaved: false, discard: () => undefined })

/**
 * Asks once before the user leaves a page with several small forms: the router supports one blocker at a time (BO-05).
 */
export function UnsavedTexts({ children }: { children: ReactNode }) {
  const drops = useRef(new Set<() => void>())
  const [count, setCount] = useState(0)
  const enter = useCallback((drop: () => void) => {
    drops.current.add(drop)
    setCount(drops.current.size)
    return () => {
      drops.current.delete(drop)
      setCount(drops.current.size)
    }
  }, [])
  const dropAll = useCallback(() => drops.current.forEach((drop) => drop()), [])
  // The count is one render late: a user who leaves right after a save must not be asked.
  const isNothingLeft = useCallback(() => drops.current.size === 0, [])
  const discard = useUnsavedGuard(count > 0, dropAll, isNothingLeft)
  const texts = useMemo(() => ({ enter, hasUnsaved: count > 0, discard }), [enter, count, discard])
  return <Texts value={texts}>{children}</Texts>
}

/** Makes the page ask before the user leaves with this text unsaved; `drop` must be stable. */
export function useUnsavedText(isUnsaved: boolean, drop: () => void): void {
  const { enter } = useContext(Texts)
  useEffect(() => (isUnsaved ? enter(drop) : undefined), [isUnsaved, enter, drop])
}

/** The unsaved texts of the page. */
export const useUnsavedTexts = (): Pick<Unsaved, 'hasUnsaved' | 'discard'> => useContext(Texts)
