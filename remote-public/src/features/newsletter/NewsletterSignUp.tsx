import { useId } from 'react'
import { MailPlus } from 'lucide-react'
import { styled } from 'styled-components'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { MAX_EMAIL_LENGTH } from '@tekskills/shared/forms/email-problem'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { newsletter } from '../../content/newsletter'
import { useAddressForm } from '../../kit/address-form/use-address-form'

const { form: texts } = newsletter

/** Signs up for the newsletter, on a page that is about it; the footer of every page has a form of its own (FM-01). */
export function NewsletterSignUp() {
  const id = useId()
  const form = useRecaptchaInView()
  const { step, problem, submit } = useAddressForm(async (email) => {
    const { signUp } = await import(/* webpackChunkName: "newsletter" */ '@tekskills/shared/captcha/newsletter-sign-up')
    await signUp(email)
  })

  // Before scripts run, `dialog` keeps the browser from submitting: the address must not end up in the URL.
  return (
    <Form ref={form} method="dialog" noValidate aria-label={texts.heading} onSubmit={submit}>
      <Row>
        <TextField
          id={`${id}email`}
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          hint={texts.terms}
          error={problem}
        />
        <Button type="submit" busy={step === 'busy'} icon={<MailPlus aria-hidden="true" strokeWidth={1.75} />}>
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
  inline-size: min(100%, 34rem);
  text-align: start;

  & > [role='status']:empty {
    display: none;
  }
`

/** The button is level with the field, below its label. */
const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) max-content;
    align-items: start;

    & > button {
      margin-block-start: calc(${({ theme }) => theme.font.size.small} * 1.6 + ${({ theme }) => theme.space.xxs});
    }
  }
`
