import { useCallback, useEffect, useRef, useState } from 'react'
import { media } from '@tekskills/shared/theme/media'

/** From this width the sidebar is next to the page and not a drawer. */
const SIDEBAR_IS_STATIC = media.laptop.replace('@media ', '')

/**
 * The sidebar as a drawer on small screens. Opening moves the focus into it, closing returns the focus to the button.
 * Escape, focus leaving the drawer and a wider window close it.
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
    const query = matchMedia(SIDEBAR_IS_STATIC)
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const drawer = panel.current
    // The drawer covers the rest of the page, so it closes when the focus leaves it.
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
