import { useId } from 'react'
import { styled } from 'styled-components'
import { RESUME_TYPES } from '@tekskills/shared/contracts/application'
import { REGION_NAMES } from '@tekskills/shared/contracts/company-facts'
import { ErrorSummary } from '@tekskills/shared/forms/ErrorSummary'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { application as texts } from '../../content/careers/application'
import { ApplicationReceived } from './ApplicationReceived'
import { NoScriptApplication } from './NoScriptApplication'
import { UploadProgress } from './UploadProgress'
import { type FieldBinding, QuestionFields } from './QuestionFields'
import { questionsOf, type ApplicationField, type ApplicationTarget } from './application-values'
import { useApplication } from './use-application'

interface ApplicationFormProps {
  target: ApplicationTarget
  /** Subject of the email that replaces the form without scripts. */
  subject: string
}

/** The application form. The input survives errors, failed requests and reloads. */
export function ApplicationForm({ target, subject }: ApplicationFormProps) {
  const id = useId()
  const { form, summary, failure, problems, hasErrors, notice, progress, reference, ...handlers } =
    useApplication(target)
  if (reference) return <ApplicationReceived reference={reference} texts={receivedTexts(target)} />

  const field = (name: ApplicationField) => ({ id: `${id}${name}`, name, error: problems[name] })
  const errors = Object.entries(problems).flatMap(([name, message]) =>
    message ? [{ fieldId: `${id}${name}`, message }] : [],
  )
  const isBusy = progress !== undefined
  // Before scripts run, `dialog` keeps the browser from submitting: the input must not end up in the address.
  return (
    <Form
      ref={form}
      method="dialog"
      noValidate
      onInput={handlers.saveDraft}
      onSubmit={(event) => void handlers.handleSubmit(event)}
    >
      <NoScriptApplication subject={subject} questions={questionsOf(target)} />
      {hasErrors && <ErrorSummary ref={summary} errors={errors} />}
      {notice && (
        <div ref={failure} role="alert" tabIndex={-1}>
          <Alert tone="danger" heading={notice.heading}>
            {notice.message}
          </Alert>
        </div>
      )}
      {target.kind === 'pool' && <RoleFields field={field} />}
      <PersonFields field={field} />
      <ResumeFields field={field} onFile={handlers.checkFile} />
      <QuestionFields field={field} questions={questionsOf(target)} />
      <ConsentFields field={field} kind={target.kind} />
      {isBusy && <UploadProgress share={progress} onCancel={handlers.cancel} />}
      <Button type="submit" block busy={isBusy}>
        {isBusy ? 'Sending' : submitLabels[target.kind]}
      </Button>
    </Form>
  )
}

const submitLabels = { job: 'Send my application', pool: 'Join the talent pool' }

const receivedTexts = ({ kind }: ApplicationTarget) => (kind === 'job' ? texts.received : texts.pool.received)

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
`

/** Name and contact details of the applicant. */
function PersonFields({ field }: { field: FieldBinding }) {
  return (
    <>
      <FieldPair>
        <TextField {...field('name')} label="Full name" autoComplete="name" dir="auto" required />
        <TextField
          {...field('email')}
          label="Email address"
          hint="We’ll reply to this address."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field('phone')}
          label="Phone number"
          hint="With the country code, for example +44 20 7946 0000."
          type="tel"
          autoComplete="tel"
          optional
        />
        <TextField
          {...field('currentLocation')}
          label="Where you live"
          autoComplete="address-level2"
          dir="auto"
          optional
        />
      </FieldPair>
      <FieldPair>
        <TextField {...field('experienceYears')} label="Years of experience" inputMode="decimal" optional />
        <TextField
          {...field('linkedinUrl')}
          label="LinkedIn profile"
          hint="For example: linkedin.com/in/your-name"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          optional
        />
      </FieldPair>
    </>
  )
}

const countries = [{ value: '', label: 'Any region' }, ...REGION_NAMES.map((value) => ({ value, label: value }))]

/** The role and region that a talent-pool applicant is looking for. */
function RoleFields({ field }: { field: FieldBinding }) {
  const { error: _, ...country } = field('preferredCountry')
  return (
    <FieldPair>
      <TextField
        {...field('desiredRole')}
        label="Role you’re looking for"
        hint="For example: data engineer, SAP tester, delivery manager."
        autoComplete="organization-title"
        dir="auto"
        required
      />
      <SelectField {...country} label="Region you want to work in" options={countries} optional />
    </FieldPair>
  )
}

interface ResumeFieldsProps {
  field: FieldBinding
  /** Called when a file is chosen; `null` when it was removed. */
  onFile: (file: File | null) => void
}

/** The résumé and an optional cover letter. */
function ResumeFields({ field, onFile }: ResumeFieldsProps) {
  return (
    <>
      <FileField
        {...field('resume')}
        label="CV"
        hint={texts.resumeHint}
        accept={RESUME_TYPES.map((type) => `.${type}`).join(',')}
        onFile={onFile}
        required
      />
      <TextAreaField
        {...field('coverLetter')}
        label="Message to the hiring team"
        hint={texts.coverLetterHint}
        rows={6}
        dir="auto"
        optional
      />
    </>
  )
}

interface ConsentFieldsProps {
  field: FieldBinding
  kind: ApplicationTarget['kind']
}

/**
 * The applicant's consents; storage for future jobs is optional, except for the talent pool.
 */
function ConsentFields({ field, kind }: ConsentFieldsProps) {
  const pool = kind === 'pool'
  return (
    <>
      <Checkbox
        {...field('consent')}
        label={pool ? texts.pool.consent : texts.consent}
        hint={texts.consentHint}
        required
      />
      <Checkbox
        {...field('consentFuture')}
        label={pool ? texts.pool.consentFuture : texts.consentFuture}
        required={pool}
      />
      <Text $size="caption" $tone="muted">
        {texts.privacy} <TextLink to="/privacy-notice">privacy notice</TextLink>.
      </Text>
    </>
  )
}
