import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { MailTemplate } from '@tekskills/shared/contracts/http/applicant-mails'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { UnsavedTexts, useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { ResumedSaves, useResumedSave } from '../../kit/record-form/ResumedSaves'
import { saveWithRetry } from '../../kit/record-form/record-api'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { resetMailTemplate, saveMailTemplate } from './applicant-mails-api'
import { FILLED_IN, MAIL_TEXT_RULES, rejectedField } from './mail-text'

type TemplateValues = Pick<MailTemplate, 'subject' | 'text'>

const valuesOf = ({ subject, text }: MailTemplate): TemplateValues => ({ subject, text })
const toStored = ({ subject, text }: TemplateValues): Record<string, unknown> => ({ subject, text })

/** The email templates of all stages, each to be read and changed (ADR 0092). */
export const MailTemplates = ({ templates }: { templates: readonly MailTemplate[] }) => (
  <UnsavedTexts>
    <ResumedSaves>
      <Stack>
        <Text $tone="muted" $measure>
          Emails about each stage start from its template. {FILLED_IN}
        </Text>
        {templates.map((template) => (
          <TemplateForm key={template.stage} loaded={template} />
        ))}
      </Stack>
    </ResumedSaves>
  </UnsavedTexts>
)

function TemplateForm({ loaded }: { loaded: MailTemplate }) {
  const [template, setTemplate] = useState(loaded)
  const { stage } = template
  const label = STAGE_LABELS[stage]
  const resumed = useResumedSave()
  const form = useForm<TemplateValues>({ defaultValues: valuesOf(loaded) })
  const { register, control, formState, handleSubmit, reset, setError } = form
  const { errors, isSubmitting, isDirty } = formState
  const key = useBackupKey('mail-template', stage)
  const { restored, drop } = useFormBackup({ key, form, version: template.version, toStored })
  useUnsavedText(isDirty, drop)
  const subject = useWatch({ control, name: 'subject' })

  async function change(call: () => Promise<MailTemplate>, done: string) {
    try {
      const saved = await resumed(() => saveWithRetry(call))
      setTemplate(saved)
      reset(valuesOf(saved))
      announce(done)
    } catch (error) {
      if (isApiError(error) && error.status === 401) return
      const { name, message } = rejectedField(error, ['subject'])
      setError(name, { message }, { shouldFocus: true })
    }
  }

  async function backToOriginal() {
    const isSure = await confirm({
      kind: 'warn',
      heading: `Reset the template for ${label}?`,
      message: 'The text that was saved for it will be deleted.',
      confirmLabel: 'Reset template',
    })
    if (isSure) await change(() => resetMailTemplate(stage), `The template for ${label} has been reset.`)
  }

  return (
    <Panel heading={label}>
      <details>
        <Summary dir="auto">{subject || 'No subject'}</Summary>
        <form
          noValidate
          aria-label={`Template for ${label}`}
          onSubmit={handleSubmit((values) =>
            change(() => saveMailTemplate({ ...template, ...values }), `The template for ${label} is saved.`),
          )}
        >
          <Stack $gap="sm">
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
              hint={restored ? 'Your unsaved text has been restored.' : undefined}
              error={errors.text?.message}
            />
            <Cluster $gap="xs">
              <Button type="submit" size="small" busy={isSubmitting} disabled={!isDirty}>
                Save template
              </Button>
              {!template.builtIn && (
                <Button size="small" variant="quiet" onClick={() => void backToOriginal()}>
                  Reset to the original
                </Button>
              )}
            </Cluster>
          </Stack>
        </form>
      </details>
      <Text $size="caption" $tone="muted">
        {template.updatedAt
          ? ['Changed', formatMoment(template.updatedAt), template.updatedBy && `by ${template.updatedBy.name}`]
              .filter(Boolean)
              .join(' ')
          : 'The original template'}
      </Text>
    </Panel>
  )
}

const Summary = styled.summary`
  cursor: pointer;
  overflow-wrap: anywhere;
  margin-block-end: ${({ theme }) => theme.space.xs};
`
