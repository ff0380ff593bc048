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

/** A form that sends an enquiry: its fields, what went wrong, the button, and what came of it. */
export function EnquiryFrame({ enquiry, children }: EnquiryFrameProps) {
  const { form, isBusy, isSent, failure, handleInput, handleSubmit } = enquiry

  // Until scripts run, this method makes the browser send nothing: a message must not end in an address.
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
          We use it to answer you, and for nothing else: <TextLink to="/privacy-notice">privacy notice</TextLink>.
        </Text>
        <div role="status">{isSent && <Alert tone="success">Your enquiry is with us. Thank you.</Alert>}</div>
      </Stack>
    </form>
  )
}
