import type { CompositionEvent, InputEvent } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { LONGEST_EMAIL } from '@tekskills/shared/forms/email-problem'
import { stripToLetters } from './letters-only'
import { useEnquiry } from './use-enquiry'

// While an input method composes a letter, the half of it is left alone.
const handleNameInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
  if (!nativeEvent.isComposing) stripToLetters(currentTarget)
}
const handleNameComposed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => stripToLetters(currentTarget)

/** Name, e-mail, subject and message (FM-03). What was typed stays, whatever goes wrong. */
export function EnquiryForm({ subject }: { subject?: string }) {
  const { form, isBusy, isSent, failure, problems, handleInput, handleSubmit } = useEnquiry()

  // Until scripts run, this method makes the browser send nothing: a message must not end in an address.
  return (
    <form ref={form} method="dialog" noValidate onInput={handleInput} onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        <noscript>
          <Alert tone="warning">Sending needs JavaScript. Please turn it on in your browser and reload the page.</Alert>
        </noscript>
        <TextField
          name="name"
          label="Name"
          hint="Letters only"
          autoComplete="given-name"
          required
          maxLength={100}
          error={problems.name}
          onInput={handleNameInput}
          onCompositionEnd={handleNameComposed}
        />
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          required
          maxLength={LONGEST_EMAIL}
          error={problems.email}
        />
        <TextField
          name="subject"
          label="Subject"
          defaultValue={subject}
          autoComplete="off"
          required
          maxLength={150}
          error={problems.subject}
        />
        <TextAreaField
          name="message"
          label="Message"
          hint="Up to 5,000 characters"
          rows={7}
          required
          maxLength={5000}
          error={problems.message}
        />
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Sending' : 'Send enquiry'}
          </Button>
        </div>
        <Text $size="caption" $tone="muted">
          We use it to answer you, and for nothing else: <TextLink to="/privacy-notice">privacy notice</TextLink>.
        </Text>
        <div role="status">{isSent && <Alert tone="success">Your enquiry is with us. Thank you.</Alert>}</div>
      </Stack>
    </form>
  )
}
