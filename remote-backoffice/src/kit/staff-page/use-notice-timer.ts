import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { focusHeading } from '@tekskills/shared/chrome/focus-heading'

/** How long a notice of success stays, in milliseconds: enough to read it twice and to reach its Undo. */
export const NOTICE_MS = 20_000

interface NoticeTimer {
  /** The event that the notice reports; another one starts the time again. */
  of: unknown
  /** Errors and warnings stay until they are dismissed. */
  leaves: boolean
  onLeave: () => void
}

/**
 * Removes a notice by itself, except while it is pointed at or one of its controls has the focus (WCAG 2.2.1). A focus on
 * the notice itself does not hold it, because it got that focus by appearing; it moves to the page heading.
 * @returns the handlers of the notice's element
 */
export function useNoticeTimer({ of, leaves, onLeave }: NoticeTimer) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused

  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  }, [onLeave])

  useEffect(() => {
    if (!of || !leaves || isHeld) return
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('[data-notice]')) focusHeading()
      latest.current()
    }, NOTICE_MS)
    return () => clearTimeout(timer)
  }, [of, leaves, isHeld])

  return {
    'data-notice': true,
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: ({ target, currentTarget }: FocusEvent) => setFocused(target !== currentTarget),
    onBlur: () => setFocused(false),
  }
}
