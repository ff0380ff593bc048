import { type SyntheticEvent, useEffect, useRef, useState, type Ref } from 'react'
import type { Credentials, RequiredFactor } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { codeHint, type PasskeyChallenge } from '@tekskills/shared/session/second-factor'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { forgottenPasswordPath } from '../../paths'
import { type TypedUsername, UsernameField } from './UsernameField'
import { type SignInFailure, useSignIn } from './use-sign-in'

/** Username and password, and a passkey or a code if the account has a second factor; errors keep the input. */
export function SignInForm({ name }: { name: TypedUsername }) {
  const { isBusy, submit } = useSignIn()
  const form = useRecaptchaInView()
  const [problems, setProblems] = useState<SignInFailure['fields']>({})
  const [requiredFactor, setRequiredFactor] = useState<RequiredFactor>()
  const asksForFactor = requiredFactor !== undefined
  const challenge = requiredFactor?.passkey ?? undefined
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const passkey = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (asksForFactor) (passkey.current ?? code.current)?.focus()
  }, [asksForFactor])

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    await send(code.current?.value.replaceAll(' ', ''))
  }

  async function send(otp?: string, answering?: PasskeyChallenge) {
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const missing = findMissing(typed, otp)
    setProblems(missing ?? {})
    if (missing) return (missing.username ? username : missing.password ? password : code).current?.focus()

    const failure = await submit({ ...typed, ...(otp && { otp }) }, answering)
    if (!failure) return
    if (failure.requiredFactor) setRequiredFactor(failure.requiredFactor)
    if (failure.asksForFactor) return
    // The dialog shows the reason (contract §3.4), the form what to do.
    setProblems(failure.wrongCredentials ? { password: 'Enter your password again.' } : failure.fields)
    if (failure.wrongCredentials && password.current) password.current.value = ''
    if (failure.wrongCredentials) setRequiredFactor(undefined)
    await showDialog({ kind: 'error', message: failure.message })
    ;((answering && passkey.current) ?? code.current ?? password.current)?.focus()
  }

  // Before scripts run, `dialog` keeps the browser from submitting: a password must not end up in the address.
  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        <UsernameField ref={username} {...name} error={problems.username} />
        <PasswordField
          ref={password}
          name="password"
          label="Password"
          autoComplete="current-password"
          maxLength={1024}
          error={problems.password}
        />
        {challenge && (
          <Button ref={passkey} block busy={isBusy} onClick={() => void send(undefined, challenge)}>
            Use a passkey
          </Button>
        )}
        {requiredFactor && <CodeField ref={code} hint={codeHint(requiredFactor)} error={problems.otp} />}
        <Button type="submit" block busy={isBusy} variant={challenge ? 'secondary' : 'primary'}>
          {isBusy ? 'Logging in' : 'Log in'}
        </Button>
        <TextLink to={forgottenPasswordPath}>Forgot your password?</TextLink>
      </Stack>
    </form>
  )
}

function findMissing(
  { username, password }: Credentials,
  otp: string | undefined,
): SignInFailure['fields'] | undefined {
  const missing = {
    ...(!username && { username: 'Enter your username or email address.' }),
    ...(!password && { password: 'Enter your password.' }),
    ...(otp !== undefined && otp.length < 6 && { otp: 'Enter the code.' }),
  }
  return Object.keys(missing).length > 0 ? missing : undefined
}

/** The second factor: six digits from an authenticator, or a recovery code. */
function CodeField({ ref, hint, error }: { ref: Ref<HTMLInputElement>; hint: string; error: string | undefined }) {
  return (
    <TextField
      ref={ref}
      name="otp"
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      error={error}
    />
  )
}
