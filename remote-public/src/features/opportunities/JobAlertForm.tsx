import { useId } from 'react'
import { BellRing } from 'lucide-react'
import { styled } from 'styled-components'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { MAX_EMAIL_LENGTH } from '@tekskills/shared/forms/email-problem'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { jobAlerts } from '../../content/careers/job-alerts'
import { useAddressForm } from '../../kit/address-form/use-address-form'
import { type JobQuery, searchOf } from '../../kit/jobs/job-query'
import { searchWords } from '../../kit/jobs/search-words'

const { form: texts } = jobAlerts

/** Saves the current search for an email address. Its response is the same for every address. */
export function JobAlertForm({ query }: { query: JobQuery }) {
  const id = useId()
  const form = useRecaptchaInView()
  const search = searchOf(query)
  const words = searchWords(search)

  const { step, problem, submit } = useAddressForm(async (email) => {
    const { sendJobAlert } = await import(/* webpackChunkName: "job-alert" */ './send-job-alert')
    return sendJobAlert(email, search)
  })

  // Before scripts run, `dialog` keeps the browser from submitting: the address must not end up in the URL.
  return (
    <Form ref={form} method="dialog" noValidate aria-labelledby={`${id}heading`} onSubmit={submit}>
      <div>
        <Heading level={2} size="h4" id={`${id}heading`}>
          {texts.heading}
        </Heading>
        <Text $tone="muted">
          {words ? (
            <>
              {texts.searched} <bdi>{words}</bdi>.
            </>
          ) : (
            texts.all
          )}{' '}
          {texts.terms} <TextLink to="/privacy-notice">Privacy notice</TextLink>
        </Text>
      </div>
      <Row>
        <TextField
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          error={problem}
        />
        <Button type="submit" busy={step === 'busy'} icon={<BellRing aria-hidden="true" strokeWidth={1.75} />}>
          {step === 'busy' ? texts.busy : texts.button}
        </Button>
      </Row>
      <div role="status">{step === 'sent' && <Alert tone="success">{texts.sent}</Alert>}</div>
      {step === 'failed' && (
        <Alert tone="danger" live>
          {texts.failed}
        </Alert>
      )}
      <noscript>
        <Alert tone="warning">{texts.noScript}</Alert>
      </noscript>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.lg};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surface};

  & > [role='status']:empty {
    display: none;
  }
`

const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: minmax(0, ${({ theme }) => theme.layout.columnLarge}) max-content;
  }
`
