import { useEffect, useState } from 'react'

/** Whole seconds that are left of a wait; counts by the clock, so that a tab that slept is not late. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
