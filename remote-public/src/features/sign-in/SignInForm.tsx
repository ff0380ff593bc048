import { type SyntheticEvent, useEffect, useRef, useState, type Ref } from 'react'
import type { Credentials } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { forgottenPasswordPath } from '../../paths'
import { type TypedUsername, UsernameField } from './UsernameField'
import { type SignInFailure, useSignIn } from './use-sign-in'

/** Username and password, and a code if the account has a second factor; errors keep the input. */
export function SignInForm({ name }: { name: TypedUsername }) {
  const { isBusy, submit } = useSignIn()
  const form = useRecaptchaInView()
  const [problems, setProblems] = useState<SignInFailure['fields']>({})
  const [asksForCode, setAsksForCode] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (asksForCode) code.current?.focus()
  }, [asksForCode])

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const otp = code.current?.value.replaceAll(' ', '')
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const missing = findMissing(typed, otp)
    setProblems(missing ?? {})
    if (missing) return (missing.username ? username : missing.password ? password : code).current?.focus()

    const failure = await submit({ ...typed, ...(otp && { otp }) })
    if (!failure) return
    if (failure.asksForCode) return setAsksForCode(true)
    // The dialog shows the reason (contract §3.4), the form what to do.
    setProblems(failure.wrongCredentials ? { password: 'Enter your password again.' } : failure.fields)
    if (failure.wrongCredentials && password.current) password.current.value = ''
    if (failure.wrongCredentials) setAsksForCode(false)
    await showDialog({ kind: 'error', message: failure.message })
    ;(code.current ?? password.current)?.focus()
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
        {asksForCode && <CodeField ref={code} error={problems.otp} />}
        <Button type="submit" block busy={isBusy}>
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
function CodeField({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  return (
    <TextField
      ref={ref}
      name="otp"
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      error={error}
    />
  )
}
