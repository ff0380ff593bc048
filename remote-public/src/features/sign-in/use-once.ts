import { useRef, useState } from 'react'

/** Runs one piece of work at a time: what is asked for meanwhile is left out. */
export function useOnce() {
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
