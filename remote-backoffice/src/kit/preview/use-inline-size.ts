import { useEffect, useState, type RefObject } from 'react'

/** Width of an element's inside in CSS pixels, kept as it changes; undefined until it is known. */
export function useInlineSize(element: RefObject<HTMLElement | null>): number | undefined {
  const [size, setSize] = useState<number>()

  useEffect(() => {
    if (!element.current || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return size
}
