import { useState, type KeyboardEvent } from 'react'

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Roving tabindex for a toolbar (APG): one button is in the tab order; arrow keys, Home and End move the focus. */
export function useRovingFocus() {
  const [current, setCurrent] = useState(0)

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = event.currentTarget.querySelectorAll('button')
    buttons[step(current, buttons.length)]?.focus()
  }

  return {
    container: { onKeyDown: handleKeyDown },
    item: (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) }),
  }
}
