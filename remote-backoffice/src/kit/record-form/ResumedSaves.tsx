import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useStaff } from '@tekskills/shared/session/session-store'
import { useUnsavedTexts } from '../forms/UnsavedTexts'
import { SignInAgain } from './SignInAgain'
import { useReauthentication } from './use-reauthentication'

type Resumed = <Result>(save: () => Promise<Result>) => Promise<Result>

const Saves = createContext<Resumed>((save) => save())

/**
 * Keeps a page with several small forms open when the session expires: the user signs in again in place, and pending
 * saves are resumed (BO-05). Must be inside `UnsavedTexts`.
 */
export function ResumedSaves({ children }: { children: ReactNode }) {
  const username = useStaff()?.username ?? ''
  const { hasUnsaved } = useUnsavedTexts()
  const pending = useRef(0)
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([])
  const session = useReauthentication(useCallback(() => hasUnsaved || pending.current > 0, [hasUnsaved]))

  const resumed = useCallback<Resumed>(async (save) => {
    pending.current += 1
    try {
      for (;;) {
        try {
          return await save()
        } catch (error) {
          if (!isApiError(error) || error.status !== 401) throw error
          if (!(await new Promise<boolean>((resolve) => waiting.current.push(resolve)))) throw error
        }
      }
    } finally {
      pending.current -= 1
    }
  }, [])

  function resolveAll(isSignedIn: boolean) {
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn)
  }

  function handleSignedIn() {
    session.resume()
    resolveAll(true)
  }

  function leave() {
    resolveAll(false)
    session.leave()
  }

  return (
    <Saves value={resumed}>
      {children}
      {session.isOver && (
        <SignInAgain username={username} reason={session.reason} onSignedIn={handleSignedIn} onLeave={leave} />
      )}
    </Saves>
  )
}

/**
 * Returns a wrapper that resumes a save after the user has signed in again; rejects with the 401 if the user leaves.
 */
export const useResumedSave = () => useContext(Saves)
