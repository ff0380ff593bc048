import { type SyntheticEvent, useRef, useState } from 'react'
import { isOffline } from '@tekskills/shared/http/connection-problem'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { failureSentence } from './failure-sentence'
import { useSingleFlight } from './use-single-flight'
import { type TypedUsername, UsernameField } from './UsernameField'

/** Requests an email with a link to set a new password. It does not reveal whether the account exists. */
export function ForgottenPasswordForm({ name }: { name: TypedUsername }) {
  const username = useRef<HTMLInputElement>(null)
  const { isBusy, once } = useSingleFlight()
  const form = useRecaptchaInView()
  const [missing, setMissing] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSent, setIsSent] = useState(false)

  const request = (account: string) =>
    once(async () => {
      const wasOffline = isOffline()
      try {
        const { askForReset } = await import(/* webpackChunkName: "reset-password" */ './reset-password')
        await askForReset(account)
        setIsSent(true)
      } catch (error) {
        setFailure(failureSentence(error, { wasOffline, otherwise: 'Your request was not sent. Please try again.' }))
      }
    })

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const account = username.current?.value.trim() ?? ''
    setFailure(undefined)
    setMissing(account ? undefined : 'Enter your username or email address.')
    if (account) await request(account)
    else username.current?.focus()
  }

  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <div role="status">
          {isSent && (
            <Alert tone="success" heading="Check your inbox">
              If the account exists, we have emailed you a link. It is valid for 30 minutes.
            </Alert>
          )}
        </div>
        <UsernameField ref={username} {...name} error={missing} />
        <Button type="submit" block busy={isBusy}>
          {isBusy ? 'Sending' : 'Send me a link'}
        </Button>
        <TextLink to="/login">Back to login</TextLink>
      </Stack>
    </form>
  )
}
