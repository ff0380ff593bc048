import { useEffect, useRef } from 'react'

/** Debounces `run` by `delay` milliseconds; it is not called after unmounting. */
export function useDebounced<T>(delay: number, run: (argument: T) => void): (argument: T) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(run)

  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (argument) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(argument), delay)
  }
}
