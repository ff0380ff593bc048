import { useEffect, useState, type RefObject } from 'react'

/** Content size of an element in CSS pixels, updated on resize; 0 until it is measured. */
export function useSize(element: RefObject<HTMLElement | null>): { inline: number; block: number } {
  const [size, setSize] = useState({ inline: 0, block: 0 })

  useEffect(() => {
    if (!element.current || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ inline: entry.contentRect.width, block: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return size
}
