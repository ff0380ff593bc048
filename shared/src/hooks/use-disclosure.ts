import { useCallback, useState } from 'react'

/** State of something that opens and closes. */
export function useDisclosure(initiallyOpen = false) {
  const [isOpen, setIsOpen] = useState(initiallyOpen)
  const open = useCallback(() => setIsOpen(true), [])
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), [])
  return { isOpen, open, close, toggle }
}
