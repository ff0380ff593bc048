import { useEffect, type RefObject } from 'react'

interface Dismissal {
  isOpen: boolean
  /** A press or the focus went elsewhere. */
  onLeave: () => void
  onEscape: () => void
}

/** While something in `area` is open: a press or focus outside dismisses it, and so does Escape (MS-15). */
export function useDismiss(area: RefObject<HTMLElement | null>, { isOpen, onLeave, onEscape }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) onLeave()
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [area, isOpen, onLeave, onEscape])
}
