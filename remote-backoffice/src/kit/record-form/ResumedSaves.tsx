import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useStaff } from '@tekskills/shared/session/session-store'
import { useUnsavedTexts } from '../forms/UnsavedTexts'
import { SignInAgain } from './SignInAgain'
import { useReauthentication } from './use-reauthentication'

type Resumed = <Result>(save: () => Promise<Result>) => Promise<Result>

const Saves = createContext<Resumed>((save) => save())

/**
 * A page of several small forms stays when the session ends under it: the same person signs in again in place, and what
 * was being saved goes on (BO-05, FT-23). Must be inside `UnsavedTexts`.
 */
export function ResumedSaves({ children }: { children: ReactNode }) {
  const username = useStaff()?.username ?? ''
  const { isAny } = useUnsavedTexts()
  const onTheWay = useRef(0)
  const waiting = useRef<((isBack: boolean) => void)[]>([])
  const session = useReauthentication(useCallback(() => isAny || onTheWay.current > 0, [isAny]))

  const resumed = useCallback<Resumed>(async (save) => {
    onTheWay.current += 1
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
      onTheWay.current -= 1
    }
  }, [])

  function resolveAll(isBack: boolean) {
    for (const resolve of waiting.current.splice(0)) resolve(isBack)
  }

  function goOn() {
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
      {session.isOver && <SignInAgain username={username} onSignedIn={goOn} onLeave={leave} />}
    </Saves>
  )
}

/** Runs a save that goes on after signing in again; throws the 401 where the user leaves instead. */
export const useResumedSave = () => useContext(Saves)
