import { useRef, useState } from 'react'

/** Runs one task at a time; calls while it is running are ignored. */
export function useSingleFlight() {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)

  async function once(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await work()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, once }
}
