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

/** Why an applicant was rejected; can be added after a move without a reason: from the board, or in bulk. */
export function RejectReasonForm({ applicant }: { applicant: ApplicantDetail }) {
  const { change, isBusy } = useApplicantChange(applicant)
  const key = useBackupKey('reject-reason', applicant.id)
  const form = useForm<ReasonValues>({ defaultValues: { rejectReason: applicant.rejectReason ?? '' } })
  const { restored, drop, resume } = useFormBackup({ key, form, version: null, toStored })
  const { isDirty } = form.formState
  useUnsavedText(isDirty, drop)

  async function keep({ rejectReason }: ReasonValues) {
    const text = rejectReason.trim()
    if (!(await change({ rejectReason: text || null }, 'Kept the reason.'))) return
    form.reset({ rejectReason: text })
    resume()
  }

  return (
    <form onSubmit={form.handleSubmit(keep)} aria-label="Reason of the rejection">
      <Stack $gap="sm">
        <TextField
          {...form.register('rejectReason')}
          label="Reason"
          optional
          maxLength={200}
          readOnly={isBusy}
          hint={restored ? 'Not saved yet: it is back as you left it.' : 'For the team alone.'}
        />
        {isDirty && (
          <Button type="submit" size="small" busy={isBusy}>
            Keep the reason
          </Button>
        )}
      </Stack>
    </form>
  )
}
