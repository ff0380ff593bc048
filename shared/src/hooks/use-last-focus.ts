import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Remembers the focus inside an area whose parts may be hidden while they have it, as when a window grows and a menu
 * changes its form: the browser then takes the focus away, sometimes before scripts are told of the new width.
 *
 * @returns reads the element in the area that has the focus, or had it until it was hidden; null when it is elsewhere.
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

/** Someone who leaves what is still in sight has gone elsewhere. Browsers that cannot tell say that it is. */
const isShown = (target: EventTarget | null) => !(target instanceof Element) || (target.checkVisibility?.() ?? true)
