import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Tracks the focus inside an area whose focused element may become hidden, for example when a resized window changes the
 * menu: the browser then removes the focus, sometimes before scripts are notified of the new width.
 *
 * @returns a function that reads the element in the area that has the focus, or had it until it was hidden; null when the
 * focus is elsewhere.
 */
export function useLastFocus(area: RefObject<HTMLElement | null>): () => Element | null {
  const last = useRef<Element | null>(null)

  useEffect(() => {
    const { current: element } = area
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    const forget = ({ target }: FocusEvent) => {
      if (isShown(target)) last.current = null
    }
    element?.addEventListener('focusin', remember)
    element?.addEventListener('focusout', forget)
    return () => {
      element?.removeEventListener('focusin', remember)
      element?.removeEventListener('focusout', forget)
    }
  }, [area])

  return useCallback(() => {
    const { current: element } = area
    const { activeElement, body } = document
    if (element?.contains(activeElement)) return activeElement
    return activeElement === body ? last.current : null
  }, [area])
}

/** Whether the element that loses the focus is still visible, so that the user has moved on; true in older browsers. */
const isShown = (target: EventTarget | null) => !(target instanceof Element) || (target.checkVisibility?.() ?? true)
