import { type SyntheticEvent, useRef, useState } from 'react'
import type { Credentials } from '@tekskills/shared/contracts/http/session'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { type SignInFailure, showFailure, useSignIn } from './use-sign-in'

/** User name and password; tells what is wrong beside the field and keeps what was typed. */
export function SignInForm() {
  const { busy, submit } = useSignIn()
  const [problem, setProblem] = useState<Pick<SignInFailure, 'fields'> & { message?: string }>()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const missing = findMissing(typed)
    setProblem(missing && { fields: missing })
    if (missing) return (missing.username ? username : password).current?.focus()

    const failure = await submit(typed)
    if (!failure) return
    setProblem(failure)
    if (failure.wrongCredentials && password.current) password.current.value = ''
    await showFailure(failure)
    password.current?.focus()
  }

  // Until scripts run, this method makes the browser send nothing: a password must not end in an address.
  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        {problem?.message && <Alert tone="danger">{problem.message}</Alert>}
        <TextField
          ref={username}
          name="username"
          label="User name or e-mail address"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={problem?.fields.username}
        />
        <PasswordField
          ref={password}
          name="password"
          label="Password"
          autoComplete="current-password"
          maxLength={1024}
          error={problem?.fields.password}
        />
        <Button type="submit" block busy={busy}>
          {busy ? 'Signing in' : 'Sign in'}
        </Button>
      </Stack>
    </form>
  )
}

function findMissing({ username, password }: Credentials): SignInFailure['fields'] | undefined {
  if (username && password) return undefined
  return {
    ...(!username && { username: 'Enter your user name or e-mail address.' }),
    ...(!password && { password: 'Enter your password.' }),
  }
}
