import { useId } from 'react'
import { CircleAlert, MailCheck } from 'lucide-react'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { MAX_EMAIL_LENGTH } from '@tekskills/shared/forms/email-problem'
import { ErrorText, Form, Heading, Input, Intro, Note, Row } from './NewsletterForm.styles'
import { useNewsletter } from './use-newsletter'

/** The newsletter sign-up form on the dark background of the footer (FM-01). The input is kept on a failure. */
export function NewsletterForm() {
  const id = useId()
  const form = useRecaptchaInView()
  const { input, isBusy, isAccepted, problem, handleBlur, handleInput, handleSubmit } = useNewsletter()
  const described = `${id}intro${problem ? ` ${id}problem` : ''}`

  // Before scripts run, this method prevents a native submit, which would put the email address into a URL.
  return (
    <Form
      ref={form}
      method="dialog"
      aria-labelledby={`${id}heading`}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Heading id={`${id}heading`}>Monthly newsletter</Heading>
      <Intro id={`${id}intro`}>
        What our engineers learned, in a five-minute read. Confirm by email; unsubscribe at any time.
      </Intro>
      <label htmlFor={`${id}email`}>Email address</label>
      <Row>
        <Input
          ref={input}
          id={`${id}email`}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
          onBlur={handleBlur}
          onInput={handleInput}
        />
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Signing up' : 'Sign up'}
        </Button>
      </Row>
      {problem && (
        <ErrorText id={`${id}problem`}>
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          {problem}
        </ErrorText>
      )}
      <Note role="status">
        {isAccepted && (
          <>
            <MailCheck aria-hidden="true" strokeWidth={1.75} />
            Check your inbox and follow the link to confirm.
          </>
        )}
      </Note>
      <noscript>
        <Note as="p">Signing up needs JavaScript. Please turn it on in your browser and reload the page.</Note>
      </noscript>
    </Form>
  )
}
