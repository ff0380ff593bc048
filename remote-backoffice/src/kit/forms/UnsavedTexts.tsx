import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useUnsavedGuard } from './use-unsaved-guard'

interface Unsaved {
  /** Registers an unsaved text and returns a function that removes it. `drop` deletes its copy. */
  enter: (drop: () => void) => () => void
  /** True while anything below is unsaved. */
  isAny: boolean
  /** Discards all of it without a question, where the user was asked already. */
  discard: () => void
}

const Texts = createContext<Unsaved>({ enter: () => () => undefined, isAny: false, discard: () => undefined })

/** A page with several small forms asks once before it is left: the router takes one guard at a time (BO-05). */
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
  const discard = useUnsavedGuard(count > 0, dropAll)
  const texts = useMemo(() => ({ enter, isAny: count > 0, discard }), [enter, count, discard])
  return <Texts value={texts}>{children}</Texts>
}

/** Makes the page ask before this text is left behind; `drop` must be stable. */
export function useUnsavedText(isUnsaved: boolean, drop: () => void): void {
  const { enter } = useContext(Texts)
  useEffect(() => (isUnsaved ? enter(drop) : undefined), [isUnsaved, enter, drop])
}

/** What the page knows of its unsaved texts. */
export const useUnsavedTexts = (): Pick<Unsaved, 'isAny' | 'discard'> => useContext(Texts)
