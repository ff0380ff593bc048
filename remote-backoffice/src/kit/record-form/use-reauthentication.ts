import { useEffect, useState } from 'react'
import { interceptUnauthorized, leaveSession } from '@tekskills/shared/http/unauthenticated'

/**
 * Keeps a form on the screen when the session ends while it is open, so that the user can sign in again in place.
 * `hasUnsavedText` says whether there is anything to lose; without that, the shell goes to the login page as usual.
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
