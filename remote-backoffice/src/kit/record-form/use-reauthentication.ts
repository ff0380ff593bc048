import { useEffect, useState } from 'react'
import { interceptUnauthorized, leaveSession } from '@tekskills/shared/http/unauthenticated'

/**
 * Keeps a form open when the session expires, so that the user can log in again in place. If `hasUnsavedText` returns
 * false, the shell navigates to the login page as usual.
 */
export function useReauthentication(hasUnsavedText: () => boolean) {
  const [isOver, setOver] = useState(false)

  useEffect(
    () =>
      interceptUnauthorized(() => {
        const stays = hasUnsavedText()
        if (stays) setOver(true)
        return stays
      }),
    [hasUnsavedText],
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
