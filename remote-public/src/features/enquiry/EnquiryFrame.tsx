import type { ReactNode } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import type { useEnquiry } from './use-enquiry'

interface EnquiryFrameProps {
  enquiry: ReturnType<typeof useEnquiry>
  /** The fields. */
  children: ReactNode
}

/** The frame of an enquiry form: fields, error, submit button and confirmation. */
export function EnquiryFrame({ enquiry, children }: EnquiryFrameProps) {
  const { form, isBusy, isSent, failure, handleInput, handleSubmit } = enquiry

  // Before scripts run, `dialog` keeps the browser from submitting: the input must not end up in the address.
  return (
    <form ref={form} method="dialog" noValidate onInput={handleInput} onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap="lg">
        <noscript>
          <Alert tone="warning">Sending needs JavaScript. Please turn it on in your browser and reload the page.</Alert>
        </noscript>
        {children}
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
          We use what you enter to answer you, and for nothing else:{' '}
          <TextLink to="/privacy-notice">privacy notice</TextLink>.
        </Text>
        <div role="status">{isSent && <Alert tone="success">Your enquiry is with us. Thank you.</Alert>}</div>
      </Stack>
    </form>
  )
}
