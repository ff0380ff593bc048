import { useEffect, useRef, type RefObject } from 'react'

/** Calls `onPress` when the pointer goes down outside the element, while `isActive`. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, isActive: boolean, onPress: () => void): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!isActive) return
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [element, isActive])
}
