import { useEffect, useRef } from 'react'

interface Debounced<T> {
  /** Runs with the argument once it has not been called again for the delay. */
  later: (argument: T) => void
  /** Runs at once if a run is pending. */
  flush: () => void
}

/** Debounces `run` by `delay` milliseconds; it is not called after unmounting. */
export function useDebounced<T>(delay: number, run: (argument: T) => void): Debounced<T> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<{ argument: T }>(undefined)
  const latest = useRef(run)

  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function flush() {
    clearTimeout(timer.current)
    if (!pending.current) return
    const { argument } = pending.current
    pending.current = undefined
    latest.current(argument)
  }

  return {
    later(argument) {
      clearTimeout(timer.current)
      pending.current = { argument }
      timer.current = setTimeout(flush, delay)
    },
    flush,
  }
}
