import { useCallback, useEffect, useRef, useState } from 'react'
import { media } from '@tekskills/shared/theme/media'

/** From this width the sidebar is beside the page and no drawer. */
const SIDEBAR_STANDS = media.laptop.replace('@media ', '')

/**
 * The sidebar as a drawer on small screens. Focus goes into it and back to the button that opened it; Escape, focus
 * that leaves it and a screen grown wide close it.
 */
export function useDrawer() {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    const query = matchMedia(SIDEBAR_STANDS)
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const drawer = panel.current
    // The rest of the page is covered.
    const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !drawer?.contains(relatedTarget)) close()
    }
    drawer?.querySelector<HTMLElement>('a, button')?.focus()
    drawer?.addEventListener('focusout', closeOnLeave)
    addEventListener('keydown', closeOnEscape)
    query.addEventListener('change', close)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      query.removeEventListener('change', close)
      drawer?.removeEventListener('focusout', closeOnLeave)
      button?.focus()
    }
  }, [isOpen, close])

  return { isOpen, open, close, panel, opener }
}
