import { type SyntheticEvent, useRef, useState } from 'react'
import { isOffline } from '@tekskills/shared/http/connection-problem'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { forgottenPasswordPath } from '../../paths'
import { failureSentence, fieldMessages, isLinkExpired } from './failure-sentence'
import { NewPasswordField, newPasswordProblem } from './NewPasswordField'
import { useSingleFlight } from './use-single-flight'

type Outcome = 'set' | 'expired'

/** Sets a new password with the token of a mailed link, which can be used once. */
export function NewPasswordForm({ resetToken }: { resetToken: string }) {
  const password = useRef<HTMLInputElement>(null)
  const { isBusy, once } = useSingleFlight()
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  function show(found: string | undefined) {
    setProblem(found)
    if (found) password.current?.focus()
  }

  const change = (typed: string) =>
    once(async () => {
      const wasOffline = isOffline()
      try {
        const { resetPassword } = await import(/* webpackChunkName: "reset-password" */ './reset-password')
        await resetPassword(resetToken, typed)
        setOutcome('set')
      } catch (error) {
        if (isLinkExpired(error)) return setOutcome('expired')
        const { password: found } = fieldMessages(error)
        if (found) return show(found)
        const otherwise = 'Your password was not changed. Please try again.'
        setFailure(failureSentence(error, { wasOffline, otherwise }))
      }
    })

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = password.current?.value ?? ''
    setFailure(undefined)
    const found = newPasswordProblem(typed)
    show(found)
    if (!found) await change(typed)
  }

  if (outcome) return <Done outcome={outcome} />
  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <NewPasswordField ref={password} error={problem} />
        <Button type="submit" block busy={isBusy}>
          {isBusy ? 'Saving' : 'Set new password'}
        </Button>
      </Stack>
    </form>
  )
}

function Done({ outcome }: { outcome: Outcome }) {
  if (outcome === 'set') {
    return (
      <Stack $gap="lg" $align="start">
        <Alert tone="success" heading="Your new password has been set" live>
          You have been logged out everywhere. Log in with the new password.
        </Alert>
        <ButtonLink to="/login">Log in</ButtonLink>
      </Stack>
    )
  }
  return (
    <Stack $gap="lg" $align="start">
      <Alert tone="warning" heading="This link is no longer valid" live>
        It has already been used, or is older than 30 minutes. Your password has not been changed.
      </Alert>
      <ButtonLink to={forgottenPasswordPath}>Ask for a new link</ButtonLink>
    </Stack>
  )
}
