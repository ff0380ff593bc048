import { useId } from 'react'
import { styled } from 'styled-components'
import { ErrorSummary } from '@tekskills/shared/forms/ErrorSummary'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { application as words } from '../../content/careers/application'
import { ApplicationReceived } from './ApplicationReceived'
import { ConsentFields } from './ConsentFields'
import { NoScriptApplication } from './NoScriptApplication'
import { PersonFields } from './PersonFields'
import { ResumeFields } from './ResumeFields'
import { RoleFields } from './RoleFields'
import { UploadProgress } from './UploadProgress'
import type { ApplicationTarget } from './application-target'
import type { ApplicationField } from './application-values'
import { useApplication } from './use-application'

interface ApplicationFormProps {
  target: ApplicationTarget
  /** What to quote in a mail that takes the place of the form. */
  subject: string
}

/** An application in one page. What was typed outlives a refusal, a failure and a reload. */
export function ApplicationForm({ target, subject }: ApplicationFormProps) {
  const id = useId()
  const { form, summary, failure, problems, hasErrors, message, progress, reference, ...handlers } =
    useApplication(target)
  if (reference) return <ApplicationReceived reference={reference} words={receivedTexts(target)} />

  const field = (name: ApplicationField) => ({ id: `${id}${name}`, name, error: problems[name] })
  const faults = Object.entries(problems).flatMap(([name, message]) =>
    message ? [{ fieldId: `${id}${name}`, message }] : [],
  )
  const isBusy = progress !== undefined
  // Until scripts run, this method makes the browser send nothing: an application must not end in an address.
  return (
    <Form
      ref={form}
      method="dialog"
      noValidate
      onInput={handlers.keep}
      onSubmit={(event) => void handlers.handleSubmit(event)}
    >
      <NoScriptApplication subject={subject} />
      {hasErrors && <ErrorSummary ref={summary} faults={faults} />}
      {message && (
        <div ref={failure} role="alert" tabIndex={-1}>
          <Alert tone="danger" heading="Your application was not sent">
            {message}
          </Alert>
        </div>
      )}
      {target.kind === 'pool' && <RoleFields field={field} />}
      <PersonFields field={field} />
      <ResumeFields field={field} onFile={handlers.checkFile} />
      <ConsentFields field={field} kind={target.kind} />
      {isBusy && <UploadProgress share={progress} onCancel={handlers.cancel} />}
      <Button type="submit" block busy={isBusy}>
        {isBusy ? 'Sending' : submitLabels[target.kind]}
      </Button>
    </Form>
  )
}

const submitLabels = { job: 'Send my application', pool: 'Join the talent pool' }

const receivedTexts = ({ kind }: ApplicationTarget) => (kind === 'job' ? words.received : words.pool.received)

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
`
