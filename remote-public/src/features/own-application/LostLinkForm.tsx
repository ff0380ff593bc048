import { styled } from 'styled-components'
import { MAX_EMAIL_LENGTH } from '@tekskills/shared/forms/email-problem'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { ownApplication } from '../../content/careers/own-application'
import { useAddressForm } from '../../kit/address-form/use-address-form'
import { sendNewLink } from './own-application-api'

/** Has a new link emailed. Its response is the same for every address, so that no one learns who has applied. */
export function LostLinkForm() {
  const { step, problem, submit } = useAddressForm(sendNewLink)
  const { expired, lost } = ownApplication

  return (
    <Form method="dialog" noValidate onSubmit={submit}>
      <Text $measure>{expired.text}</Text>
      <TextField
        name="email"
        type="email"
        label="Email address"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        error={problem}
      />
      <Submit type="submit" busy={step === 'busy'}>
        {step === 'busy' ? lost.busy : lost.button}
      </Submit>
      <div role="status">{step === 'sent' && <Alert tone="success">{lost.sent}</Alert>}</div>
      {step === 'failed' && (
        <Alert tone="danger" live>
          {lost.failed}
        </Alert>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  inline-size: 100%;
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};
`

const Submit = styled(Button)`
  justify-self: start;
`
