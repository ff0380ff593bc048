import { useRef, useState } from 'react'
import type { Credentials } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useNavigate } from '@tekskills/shared/routing/router'
import { takeReturnPath } from '@tekskills/shared/session/return-path'

/** Why signing in failed: a sentence, and the fields that the service named. */
export interface SignInFailure {
  message: string
  fields: Partial<Record<string, string>>
  /** The user name or the password is wrong, so the password is asked for again. */
  wrongCredentials: boolean
  /** The account asks for a code besides; nothing is wrong yet. */
  asksForCode: boolean
}

/**
 * Signs in and goes to the page that was asked for, else to the dashboard; `submit` resolves to the failure once its
 * dialog is closed.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function submit(credentials: Credentials): Promise<SignInFailure | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      const { signIn } = await import(/* webpackChunkName: "sign-in" */ './sign-in')
      await signIn(credentials)
      await navigate(takeReturnPath(), { replace: true })
      return undefined
    } catch (error) {
      return explain(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, submit }
}

/** Shows a message in a dialog with the heading Error (contract §3.4); resolves when it is closed. */
export const showFailure = ({ message }: SignInFailure) => showDialog({ kind: 'error', message })

const STORAGE_DENIED =
  'This browser keeps nothing for this site, which signing in needs. Allow cookies and site data for it, then try again.'

// By its name: its class comes with the code that is fetched on submit.
const isStorageDenied = (error: unknown) => error instanceof Error && error.name === 'StorageDeniedError'

function explain(error: unknown): SignInFailure {
  const known = isApiError(error) ? error : undefined
  return {
    message:
      known?.message ?? (isStorageDenied(error) ? STORAGE_DENIED : 'Signing in could not start. Please try again.'),
    fields: {
      ...Object.fromEntries((known?.fields ?? []).map(({ field, message }) => [field, message])),
      ...(known?.code === 'OTP_INVALID' && { otp: known.message }),
    },
    wrongCredentials: known?.code === 'INVALID_CREDENTIALS',
    asksForCode: known?.code === 'OTP_REQUIRED',
  }
}
