import { useCallback, useState } from 'react'

/** Open state of a disclosure, such as a menu or dialog. */
export function useDisclosure(initiallyOpen = false) {
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), [])
  return { isOpen, open, close, toggle }
}
