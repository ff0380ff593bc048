import { useForm, useWatch } from 'react-hook-form'
import type { ApplicantDetail, RejectCode } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { isNoteFor, isReason, RejectionFields } from './RejectionFields'
import { useApplicantChange } from './use-applicant-change'

interface ReasonValues {
  rejectCode: RejectCode | ''
  rejectReason: string
}

const toStored = (values: ReasonValues): Record<string, unknown> => ({ ...values })

/** The reason for a rejection, to correct it, or to add it to a rejection from before the list of reasons. */
export function RejectReasonForm({ applicant }: { applicant: ApplicantDetail }) {
  const { rejectCode, rejectReason } = applicant
  const { change, isBusy } = useApplicantChange(applicant)
  const key = useBackupKey('reject-reason', applicant.id)
  const form = useForm<ReasonValues>({
    defaultValues: { rejectCode: rejectCode ?? '', rejectReason: rejectReason ?? '' },
  })
  const { restored, drop, resume } = useFormBackup({ key, form, version: null, toStored })
  const { isDirty, errors } = form.formState
  const chosen = useWatch({ control: form.control, name: 'rejectCode' })
  useUnsavedText(isDirty, drop)

  async function save({ rejectCode: code, rejectReason: typed }: ReasonValues) {
    if (code === '') return
    const note = typed.trim()
    if (!(await change({ rejectCode: code, rejectReason: note || null }, 'Reason saved.'))) return
    form.reset({ rejectCode: code, rejectReason: note })
    resume()
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} aria-label="Reason for rejection">
      <Stack $gap="sm">
        <RejectionFields
          code={form.register('rejectCode', { validate: isReason })}
          note={form.register('rejectReason', { validate: (note, values) => isNoteFor(values.rejectCode, note) })}
          codeError={errors.rejectCode}
          noteError={errors.rejectReason}
          chosen={chosen}
          noteHint={restored ? 'Your unsaved text has been restored.' : undefined}
          readOnly={isBusy}
        />
        {isDirty && (
          <Button type="submit" size="small" busy={isBusy}>
            Save reason
          </Button>
        )}
      </Stack>
    </form>
  )
}
