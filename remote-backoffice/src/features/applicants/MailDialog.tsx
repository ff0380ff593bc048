import { useEffect, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { fieldProblem, type MailPreview, type MailTemplate } from '@tekskills/shared/contracts/http/applicant-mails'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { FormDialog } from '../../kit/questions/FormDialog'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { saveWithRetry } from '../../kit/record-form/record-api'
import { formatMoment } from '../../kit/time/format-time'
import { noInstant, readLocalField, timeZone } from '../../kit/time/local-time'
import { listMailTemplates, previewMails, resetMailTemplate, saveMailTemplate, writeMails } from './applicant-mails-api'
import { decisionOf } from './DecidedElsewhere'
import { FILLED_IN, MAIL_TEXT_RULES, rejectedField } from './mail-text'
import { keepMailDraft, mailDraftOf, useMailQuestion, type MailDraft, type MailRecipient } from './mail-question'

const EMPTY: MailDraft = { subject: '', text: '', sendAt: '' }
const PREVIEW_DELAY_MS = 400

/** Renders the dialog of `askMail`; a screen from which emails are written renders it once. */
export function MailDialog() {
  const { asked, settle } = useMailQuestion()
  return asked === null ? null : <MailForm recipients={asked} settle={settle} />
}

/** Why an email cannot be sent at a time; undefined if it can, or if the time is empty. */
function timeProblem(local: string): string | undefined {
  const read = readLocalField(local)
  if (read.kind === 'none') return undefined
  if (!('instant' in read)) return noInstant(read)
  return Date.parse(read.instant) > Date.now() ? undefined : 'Choose a time in the future.'
}

type MailFormProps = Pick<ReturnType<typeof useMailQuestion>, 'settle'> & { recipients: readonly MailRecipient[] }

function MailForm({ recipients, settle }: MailFormProps) {
  const [kept] = useState(() => mailDraftOf(recipients))
  const form = useForm<MailDraft>({ defaultValues: kept ?? EMPTY })
  const { register, control, getValues, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const values = useWatch({ control })
  const stages = new Set(recipients.map(({ stage }) => stage))
  const stage = stages.size === 1 ? recipients[0]?.stage : undefined
  const { template, setTemplate, hasFailed } = useTemplate(stage, form, kept !== undefined)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => firstLeftOut(recipients))
  const chosen = recipients.filter(({ id }) => !leftOut.has(id))
  const { previews, problem } = usePreviews(recipients, values.subject ?? '', values.text ?? '')
  const [shownId, setShownId] = useState(recipients[0]?.id ?? '')
  const shown = previews.find(({ id }) => id === shownId) ?? previews[0]
  const [keyFor] = useState(createRequestKeys)
  const decision = recipients.filter(({ id }) => id === shown?.id).map(decisionOf)[0]
  const isLater = Boolean(values.sendAt)

  function close() {
    keepMailDraft(recipients, getValues())
    settle(null)
  }

  async function send({ subject, text, sendAt }: MailDraft) {
    if (chosen.length === 0) return
    const read = readLocalField(sendAt)
    const time = 'instant' in read ? read.instant : null
    const mail = { recipients: chosen.map(({ id }) => id), subject, text, stage: stage ?? null, sendAt: time }
    try {
      const written = await saveWithRetry(() => writeMails(mail, keyFor(JSON.stringify(mail))))
      keepMailDraft(recipients, undefined)
      settle(written)
    } catch (error) {
      showAtField(error)
    }
  }

  async function changeTemplate(change: (current: MailTemplate) => Promise<MailTemplate>, done: string) {
    if (!template) return
    try {
      setTemplate(await change(template))
      announce(done)
    } catch (error) {
      showAtField(error)
    }
  }

  function showAtField(error: unknown) {
    const { name, message } = rejectedField(error, ['subject', 'sendAt'])
    setError(name, { message }, { shouldFocus: true })
  }

  const isChanged = template && (template.subject !== values.subject || template.text !== values.text)
  const stageLabel = stage && STAGE_LABELS[stage]
  return (
    <FormDialog
      heading={recipients.length === 1 ? `Write to ${recipients[0]?.name}` : `Write to ${recipients.length} applicants`}
      size="medium"
      submitLabel={
        <>
          {isLater ? 'Send later' : 'Send now'}
          {recipients.length > 1 && ` to ${chosen.length}`}
        </>
      }
      isBusy={isSubmitting}
      isDisabled={chosen.length === 0}
      onClose={close}
      onSubmit={handleSubmit(send)}
    >
      {hasFailed && <Alert tone="warning">The template could not be loaded. You can write without it.</Alert>}
      <TextField
        {...register('subject', MAIL_TEXT_RULES.subject)}
        label="Subject"
        maxLength={150}
        dir="auto"
        readOnly={isSubmitting}
        error={errors.subject?.message}
      />
      <TextAreaField
        {...register('text', MAIL_TEXT_RULES.text)}
        label="Text"
        rows={10}
        dir="auto"
        readOnly={isSubmitting}
        hint={FILLED_IN}
        error={errors.text?.message}
      />
      {template && stageLabel && (
        <Cluster $gap="xs">
          {isChanged && (
            <Button
              size="small"
              variant="secondary"
              onClick={() =>
                void changeTemplate(
                  (current) => saveMailTemplate({ ...current, subject: getValues('subject'), text: getValues('text') }),
                  `The template for ${stageLabel} is saved.`,
                )
              }
            >
              Save as template for {stageLabel}
            </Button>
          )}
          {!template.builtIn && (
            <Button
              size="small"
              variant="quiet"
              onClick={() =>
                void changeTemplate(
                  ({ stage: of }) => resetMailTemplate(of),
                  `The template for ${stageLabel} has been reset.`,
                )
              }
            >
              Reset to the original
            </Button>
          )}
        </Cluster>
      )}
      <TextField
        {...register('sendAt', { validate: (local) => timeProblem(local) ?? true })}
        type="datetime-local"
        label="Send later"
        optional
        readOnly={isSubmitting}
        hint={`In your time zone, ${timeZone()}. Until then, you can cancel the email; it is not sent if the applicant is moved or withdraws.`}
        error={errors.sendAt?.message}
      />
      {recipients.length > 1 && (
        <Recipients>
          <legend>Applicants</legend>
          {recipients.map((each) => {
            const { id, name, email } = each
            return (
              <Checkbox
                key={id}
                label={<bdi>{name}</bdi>}
                hint={[email, decisionOf(each), noteOf(previews.find((preview) => preview.id === id))]
                  .filter(Boolean)
                  .join('. ')}
                checked={!leftOut.has(id)}
                onChange={({ target }) => {
                  const without = new Set(leftOut)
                  if (target.checked) without.delete(id)
                  else without.add(id)
                  setLeftOut(without)
                }}
              />
            )
          })}
        </Recipients>
      )}
      {recipients.length > 1 && (
        <SelectField
          label="Preview for"
          options={recipients.map(({ id, name }) => ({ value: id, label: name }))}
          value={shownId}
          onChange={({ target }) => setShownId(target.value)}
        />
      )}
      {problem && <Text $size="small">{problem}</Text>}
      {shown && (
        <Preview aria-label="Preview">
          <Text $size="caption" $tone="muted">
            To {shown.email}
            {shown.replyTo && `, replies to ${shown.replyTo}`}
          </Text>
          <strong dir="auto">{shown.subject}</strong>
          <p dir="auto">{shown.text}</p>
          {decision && <Alert tone="warning">{decision}</Alert>}
          {noteOf(shown) && <Alert tone="warning">{noteOf(shown)}</Alert>}
        </Preview>
      )}
    </FormDialog>
  )
}

/** Among several, those about whom another application has decided get the email only if they are chosen. */
const firstLeftOut = (recipients: readonly MailRecipient[]) =>
  new Set(recipients.length === 1 ? [] : recipients.filter(decisionOf).map(({ id }) => id))

const noteOf = (preview: MailPreview | undefined): string | null =>
  preview?.problem ??
  (preview?.writtenAt ? `An email for this stage was written on ${formatMoment(preview.writtenAt)}.` : null)

/** The template of a stage, which fills what is empty unless a draft was kept, and whether it could not be loaded. */
function useTemplate(
  stage: MailRecipient['stage'] | undefined,
  { getValues, reset }: UseFormReturn<MailDraft>,
  isKept: boolean,
) {
  const [template, setTemplate] = useState<MailTemplate>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!stage) return undefined
    const controller = new AbortController()
    listMailTemplates(controller.signal).then(
      (templates) => {
        const found = templates.find((each) => each.stage === stage)
        setTemplate(found)
        if (!found || isKept) return
        // What was typed before it arrived stays.
        const typed = getValues()
        reset({ ...typed, subject: typed.subject || found.subject, text: typed.text || found.text })
      },
      () => setHasFailed(!controller.signal.aborted),
    )
    return () => controller.abort()
  }, [stage, getValues, reset, isKept])
  return { template, setTemplate, hasFailed }
}

/** The email as each applicant would get it, a moment after the last change; or why there is no preview. */
function usePreviews(recipients: readonly MailRecipient[], subject: string, text: string) {
  const [previews, setPreviews] = useState<MailPreview[]>([])
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const isReady = subject.trim() !== '' && text.trim() !== '' && !fieldProblem(subject) && !fieldProblem(text)
    if (!isReady) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const input = { recipients: recipients.map(({ id }) => id), subject, text }
      previewMails(input, controller.signal).then(
        (loaded) => {
          setPreviews(loaded)
          setProblem(undefined)
        },
        () => controller.signal.aborted || setProblem('The preview could not be loaded.'),
      )
    }, PREVIEW_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [recipients, subject, text])
  return { previews, problem }
}

const Recipients = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};

  & > legend {
    margin-block-end: ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`

const Preview = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  border-radius: ${({ theme }) => theme.radius.md};
  overflow-wrap: anywhere;

  & > p {
    white-space: pre-line;
  }
`
