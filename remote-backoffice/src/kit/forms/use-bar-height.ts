import { useLayoutEffect, type RefObject } from 'react'

/** Custom properties with the heights of the bars at the bottom of a form, for the scroll margins of its controls. */
type BarProperty = '--save-bar' | '--check-bar'

/** Sets a property of the document to the height that a sticky bar covers, so that nothing else is drawn there. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: BarProperty): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const { style } = document.documentElement
    const update = () => {
      const isSticky = getComputedStyle(element).position === 'sticky'
      style.setProperty(property, `${isSticky ? element.offsetHeight : 0}px`)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [bar, property])
}
