import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the ref of the button that opens a form in a panel. The focus returns to it when `step` becomes `rest` again,
 * because the form that had it is gone.
 */
export function useFocusAtRest(step: string): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const previous = useRef(step)

  useEffect(() => {
    if (step === 'rest' && previous.current !== 'rest') opener.current?.focus()
    previous.current = step
  }, [step])

  return opener
}
