import { useState } from 'react'
import { http } from '@tekskills/shared/http/client'
import { useNavigate } from '@tekskills/shared/routing/router'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { TextField } from '@tekskills/shared/ui/Field/TextField'

/** A minimal sign-in form for a remote with staff pages: the login page belongs to another remote. */
export function SignIn({ to }: { to: string }) {
  const navigate = useNavigate()
  const [fault, setFault] = useState('')

  async function signIn(form: FormData) {
    try {
      const { data } = await http.post<{ token: string }>('/public/authenticate', Object.fromEntries(form))
      storeToken(data.token)
      const { data: person } = await http.get<Parameters<typeof startSession>[0]>('/me')
      startSession(person)
      await navigate(to)
    } catch (error) {
      setFault((error as Error).message)
    }
  }

  return (
    <Container>
      <Stack as="form" action={signIn}>
        <TextField label="Username" name="username" autoComplete="username" />
        <PasswordField label="Password" name="password" autoComplete="current-password" error={fault} />
        <Button type="submit">Log in</Button>
      </Stack>
    </Container>
  )
}
