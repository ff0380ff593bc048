import { useEffect, useState } from 'react'
import { holdSession, leaveSession } from '@tekskills/shared/http/unauthenticated'

/**
 * Keeps a form on the screen when the session ends under it. `isHeld` asks whether there is anything to lose; without
 * that, the shell goes to the login page as everywhere.
 */
export function useHeldSession(isHeld: () => boolean) {
  const [isOver, setOver] = useState(false)

  useEffect(
    () =>
      holdSession(() => {
        const holds = isHeld()
        if (holds) setOver(true)
        return holds
      }),
    [isHeld],
  )

  return {
    isOver,
    resume: () => setOver(false),
    leave: () => {
      setOver(false)
      leaveSession()
    },
  }
}
