import { useRef, useState, type FormEvent } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import type { Credentials, RequiredFactor, SignedIn } from '@tekskills/shared/contracts/http/session'
import { http } from '@tekskills/shared/http/client'
import {
  answerTo,
  codeHint,
  requiredFactorOf,
  passkeyProblem,
  type PasskeyChallenge,
} from '@tekskills/shared/session/second-factor'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { OneTimeCodeField } from '../owner-proof/OneTimeCodeField'

interface SignInAgainProps {
  username: string
  /** Why the session has ended, if not for its age. */
  reason?: string
  onSignedIn: () => void
  /** Called when the user leaves the page; the text is kept on this device. */
  onLeave: () => void
}

/** A dialog over a form whose session has ended: the same user signs in again without losing input. */
export function SignInAgain({ username, reason, onSignedIn, onLeave }: SignInAgainProps) {
  const [requiredFactor, setRequiredFactor] = useState<RequiredFactor>()
  const challenge = requiredFactor?.passkey ?? undefined
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [password, setPassword] = useState('')
  const passwordField = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const otp = code.trim()
    await signIn({ ...(otp && { otp }) })
  }

  async function signIn(factor: Pick<Credentials, 'otp'>, challenge?: PasskeyChallenge) {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = challenge && { passkey: await answerTo(challenge) }
      await signInAgain({ username, password, ...factor, ...answer })
      onSignedIn()
    } catch (error) {
      const reason = passkeyProblem(error) ?? (isApiError(error) ? error.message : undefined)
      if (reason === undefined) throw error
      setRequiredFactor((before) => requiredFactorOf(error) ?? before)
      setProblem(reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog heading="Your session has ended" initialFocus={passwordField} onClose={onLeave}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {reason && <Alert tone="warning">{reason}</Alert>}
          <p>Log in again to continue. Your text is still here.</p>
          {problem && (
            <Alert live tone="danger">
              {problem}
            </Alert>
          )}
          <TextField label="Username" name="username" autoComplete="username" value={username} readOnly />
          <PasswordField
            ref={passwordField}
            label="Password"
            name="password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          {challenge && (
            <Button block busy={isBusy} onClick={() => void signIn({}, challenge)}>
              Use a passkey
            </Button>
          )}
          {requiredFactor && (
            <OneTimeCodeField
              label="Code"
              hint={codeHint(requiredFactor)}
              name="otp"
              required
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
          <Button type="submit" busy={isBusy} block variant={challenge ? 'secondary' : 'primary'}>
            Log in and continue
          </Button>
          <Button variant="quiet" size="small" onClick={onLeave}>
            Log in as someone else
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

/**
 * Starts a new session for the same user without leaving the page. Rejects with `ApiError`.
 */
async function signInAgain(credentials: Credentials): Promise<void> {
  const { data } = await http.post<SignedIn>('/public/authenticate', credentials)
  storeToken(data.token)
  startSession(data)
}
