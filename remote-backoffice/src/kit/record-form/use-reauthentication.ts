import { useEffect, useState } from 'react'
import { interceptUnauthorized, leaveSession } from '@tekskills/shared/http/unauthenticated'

/**
 * Keeps a form open when the session expires, so that the user can log in again in place. If `hasUnsavedText` returns
 * false, the shell navigates to the login page as usual.
 */
export function useReauthentication(hasUnsavedText: () => boolean) {
  const [isOver, setOver] = useState(false)
  const [reason, setReason] = useState<string>()

  useEffect(
    () =>
      interceptUnauthorized((cause) => {
        const stays = hasUnsavedText()
        if (stays) setOver(true)
        if (stays) setReason((before) => cause ?? before)
        return stays
      }),
    [hasUnsavedText],
  )

  return {
    isOver,
    /** A sentence of the service about why; undefined if the session was too old. */
    reason,
    resume: () => {
      setOver(false)
      setReason(undefined)
    },
    leave: () => {
      setOver(false)
      leaveSession()
    },
  }
}
