import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { InvitationAccepted, OpenInvitation } from '@tekskills/shared/contracts/http/staff'
import { isOffline } from '@tekskills/shared/http/connection-problem'
import { useLocation } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { failureSentence, fieldMessages, isLinkExpired } from './failure-sentence'
import { NewPasswordField, newPasswordProblem } from './NewPasswordField'
import { useSingleFlight } from './use-single-flight'

type State =
  | { at: 'loading' | 'expired' | 'unavailable' }
  | { at: 'open'; invitation: OpenInvitation }
  | { at: 'accepted'; account: InvitationAccepted }

const loadCalls = () => import(/* webpackChunkName: "invitation" */ './invitation-api')

/**
 * Accepts an invitation to the staff: the invited person sets name and password. The token is the fragment of the address,
 * which only the browser knows, so the server renders the same page for everyone.
 */
export function AcceptInvitation() {
  const token = useLocation().hash.slice(1)
  const [state, setState] = useState<State>({ at: 'loading' })

  const load = useCallback(async (): Promise<State> => {
    if (!token) return { at: 'expired' }
    try {
      const { openInvitation } = await loadCalls()
      return { at: 'open', invitation: await openInvitation(token) }
    } catch (error) {
      return { at: isLinkExpired(error) ? 'expired' : 'unavailable' }
    }
  }, [token])

  useEffect(() => {
    let isCurrent = true
    void load().then((found) => isCurrent && setState(found))
    return () => {
      isCurrent = false
    }
  }, [load])

  async function retry() {
    setState({ at: 'loading' })
    setState(await load())
  }

  switch (state.at) {
    case 'loading':
      return <Text $tone="muted">Looking up your invitation…</Text>
    case 'unavailable':
      return (
        <Stack $gap="lg" $align="start">
          <Alert tone="danger" live>
            Your invitation could not be looked up. Please try again.
          </Alert>
          <Button onClick={() => void retry()}>Try again</Button>
        </Stack>
      )
    case 'expired':
      return (
        <Stack $gap="lg" $align="start">
          <Alert tone="warning" heading="This link is no longer valid" live>
            It has already been used, has been replaced by a newer one, or is older than 72 hours. Ask whoever invited
            you for a new one.
          </Alert>
          <TextLink to="/login">I already have an account</TextLink>
        </Stack>
      )
    case 'accepted':
      return (
        <Stack $gap="lg" $align="start">
          <Alert tone="success" heading="Your account is ready" live>
            Log in with {state.account.email} or your username, {state.account.username}.
          </Alert>
          <ButtonLink to="/login">Log in</ButtonLink>
        </Stack>
      )
    case 'open':
      return <AcceptForm token={token} invitation={state.invitation} onSettled={setState} />
  }
}

interface AcceptFormProps {
  token: string
  invitation: OpenInvitation
  onSettled: (state: State) => void
}

type Problems = Partial<Record<'name' | 'password', string>>

function AcceptForm({ token, invitation, onSettled }: AcceptFormProps) {
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { isBusy, once } = useSingleFlight()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  useEffect(() => name.current?.focus(), [])

  function show(found: Problems) {
    setProblems(found)
    if (found.name) name.current?.focus()
    else if (found.password) password.current?.focus()
  }

  const accept = (typed: { name: string; password: string }) =>
    once(async () => {
      const wasOffline = isOffline()
      try {
        const { acceptInvitation } = await loadCalls()
        onSettled({ at: 'accepted', account: await acceptInvitation({ token, ...typed }) })
      } catch (error) {
        if (isLinkExpired(error)) return onSettled({ at: 'expired' })
        const found: Problems = fieldMessages(error)
        if (found.name || found.password) return show(found)
        const otherwise = 'Your account was not created. Please try again.'
        setFailure(failureSentence(error, { wasOffline, otherwise }))
      }
    })

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = { name: name.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    setFailure(undefined)
    const found: Problems = {
      name: typed.name ? undefined : 'Enter your name.',
      password: newPasswordProblem(typed.password),
    }
    show(found)
    if (!found.name && !found.password) await accept(typed)
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <TextField
          name="username"
          label="Email address"
          hint="You log in with this address."
          autoComplete="username"
          value={invitation.email}
          readOnly
        />
        <TextField
          ref={name}
          name="name"
          label="Your name"
          hint="As your colleagues see it."
          autoComplete="name"
          maxLength={100}
          error={problems.name}
        />
        <NewPasswordField ref={password} error={problems.password} />
        <Button type="submit" block busy={isBusy}>
          {isBusy ? 'Creating your account' : 'Create my account'}
        </Button>
      </Stack>
    </form>
  )
}
