import { useEffect, type RefObject } from 'react'

/** The interactive parts of the header; a press on any other part counts as outside. */
const MENU_PART = 'a, button, [data-open="true"]'

interface Dismissal {
  isOpen: boolean
  /** Called after a press or focus outside. */
  onLeave: () => void
  onEscape: () => void
}

/**
 * While something in `area` is open, a press or focus outside, a press on the empty bar and Escape dismiss it (MS-15).
 */
export function useDismiss(area: RefObject<HTMLElement | null>, { isOpen, onLeave, onEscape }: Dismissal): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !area.current?.contains(target.closest(MENU_PART))) onLeave()
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
