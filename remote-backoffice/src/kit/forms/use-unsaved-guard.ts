import { useCallback, useEffect, useRef } from 'react'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { useBlocker, useNavigate } from '@tekskills/shared/routing/router'
import { isSamePage } from '@tekskills/shared/routing/same-page'
import { askBeforeLogout } from '@tekskills/shared/session/before-logout'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { hasRunningUpload } from './picture-uploads'
import { settleTexts } from './settle-texts'

/** @param back when the user sees the kept changes again */
const messageOf = (back: string) => {
  const kept = `Your changes have not been saved. They are kept on this device, ready when you ${back}`
  return hasRunningUpload() ? `${kept}. The picture that is still uploading will be lost.` : `${kept}.`
}

const askToLeave = () =>
  confirm({
    kind: 'warn',
    heading: 'Leave without saving?',
    message: messageOf('come back'),
    confirmLabel: 'Leave page',
    cancelLabel: 'Keep editing',
    cancelIsPrimary: true,
  })

const askToLogOut = () =>
  confirm({
    kind: 'warn',
    heading: 'Log out without saving?',
    message: messageOf('log in again'),
    confirmLabel: 'Log out',
    cancelLabel: 'Keep editing',
    cancelIsPrimary: true,
  })

/** Whether leaving now loses text; what was just typed counts. */
function losesText(isKept: () => boolean): boolean {
  settleTexts()
  return !isKept() || hasRunningUpload()
}

const isNeverKept = () => false

/**
 * Asks before the user leaves with unsaved text by following a link, closing the tab or logging out (BO-05). It does
 * not block when the session has ended, so that the user reaches the login page. The backup keeps the text of a user
 * who leaves. `isKept` is called when the user leaves and says that no text would be lost, for example because the service
 * has it, so that the user need not be asked. Both functions must be stable.
 * @returns a function that discards the text without a confirmation, for callers that have already asked
 */
export function useUnsavedGuard(isUnsaved: boolean, discardText: () => void, isKept = isNeverKept): () => void {
  const isDiscarded = useRef(false)
  const blocker = useBlocker(
    ({ nextLocation }) =>
      // The form stays, for example after adding a record, which gives it a new address.
      isUnsaved && !isDiscarded.current && isLoggedIn() && !isSamePage(nextLocation.state) && losesText(isKept),
  )
  const latest = useRef(blocker)
  const navigate = useNavigate()
  const isAsking = useRef(false)

  useEffect(() => {
    latest.current = blocker
  }, [blocker])

  // New input after a discard is guarded again.
  useEffect(() => {
    if (isUnsaved) isDiscarded.current = false
  }, [isUnsaved])

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    const wanted = blocker.location
    void askToLeave().then((leave) => {
      isAsking.current = false
      const { current } = latest
      if (current.state === 'blocked') return leave ? current.proceed() : current.reset()
      // A revalidation during the question has reset the router's blocker, but the user still wants to leave.
      if (!leave) return
      isDiscarded.current = true
      void navigate(wanted)
    })
  }, [blocker, navigate])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (isLoggedIn() && losesText(isKept)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved, isKept])

  useEffect(() => {
    if (!isUnsaved) return
    return askBeforeLogout(async () => !losesText(isKept) || askToLogOut())
  }, [isUnsaved, isKept])

  return useCallback(() => {
    isDiscarded.current = true
    discardText()
  }, [discardText])
}
