import { useForm } from 'react-hook-form'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { useApplicantChange } from './use-applicant-change'

interface ReasonValues {
  rejectReason: string
}

const toStored = ({ rejectReason }: ReasonValues): Record<string, unknown> => ({ rejectReason })

/** The reason for a rejection, for applicants who were rejected without one: on the board, or in bulk. */
export function RejectReasonForm({ applicant }: { applicant: ApplicantDetail }) {
  const { change, isBusy } = useApplicantChange(applicant)
  const key = useBackupKey('reject-reason', applicant.id)
  const form = useForm<ReasonValues>({ defaultValues: { rejectReason: applicant.rejectReason ?? '' } })
  const { restored, drop, resume } = useFormBackup({ key, form, version: null, toStored })
  const { isDirty } = form.formState
  useUnsavedText(isDirty, drop)

  async function save({ rejectReason }: ReasonValues) {
    const text = rejectReason.trim()
    if (!(await change({ rejectReason: text || null }, 'Reason saved.'))) return
    form.reset({ rejectReason: text })
    resume()
  }

  return (
    <form onSubmit={form.handleSubmit(save)} aria-label="Reason for rejection">
      <Stack $gap="sm">
        <TextField
          {...form.register('rejectReason')}
          label="Reason"
          optional
          maxLength={200}
          readOnly={isBusy}
          hint={restored ? 'Your unsaved text has been restored.' : 'Only the team can see this.'}
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
