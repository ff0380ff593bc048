import { useCallback, useEffect, useRef } from 'react'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { useBlocker, useNavigate } from '@tekskills/shared/routing/router'
import { askBeforeLogout } from '@tekskills/shared/session/before-logout'
import { isLoggedIn } from '@tekskills/shared/session/session-store'

const question = {
  kind: 'warning',
  heading: 'Leave without saving?',
  message: 'Your changes have not been saved. They are kept on this device and will be here when you come back.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
} as const

const logoutQuestion = {
  kind: 'warning',
  heading: 'Log out without saving?',
  message: 'Your changes have not been saved. They are kept on this device and will be here when you sign in again.',
  confirmLabel: 'Log out',
  cancelLabel: 'Stay',
} as const

/**
 * Asks before unsaved text is left behind, by a link as by closing the tab or logging out (BO-05). An ended session
 * passes: the user must reach the login page. A user who leaves finds the text again: the backup keeps it.
 * `discardText` must be stable.
 * @returns a function that discards the text without a question, where the user was asked already
 */
export function useUnsavedGuard(isUnsaved: boolean, discardText: () => void): () => void {
  const isDiscarded = useRef(false)
  const blocker = useBlocker(() => isUnsaved && !isDiscarded.current && isLoggedIn())
  const latest = useRef(blocker)
  const navigate = useNavigate()
  const isAsking = useRef(false)

  useEffect(() => {
    latest.current = blocker
  }, [blocker])

  // Discarded text counts again once more is typed.
  useEffect(() => {
    if (isUnsaved) isDiscarded.current = false
  }, [isUnsaved])

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    const wanted = blocker.location
    void confirm(question).then((leave) => {
      isAsking.current = false
      const { current } = latest
      if (current.state === 'blocked') return leave ? current.proceed() : current.reset()
      // Reloading the record meanwhile has reset the router's blocker, but the user still wants to leave.
      if (!leave) return
      isDiscarded.current = true
      void navigate(wanted)
    })
  }, [blocker, navigate])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (isLoggedIn()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  useEffect(() => (isUnsaved ? askBeforeLogout(() => confirm(logoutQuestion)) : undefined), [isUnsaved])

  return useCallback(() => {
    isDiscarded.current = true
    discardText()
  }, [discardText])
}
