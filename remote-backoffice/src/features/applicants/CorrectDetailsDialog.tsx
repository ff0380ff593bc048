import { useForm } from 'react-hook-form'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { mailbox } from '@tekskills/shared/contracts/http/email-schemas'
import { phoneNumber } from '@tekskills/shared/contracts/http/phone'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FormDialog } from '../../kit/questions/FormDialog'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { useApplicantChange } from './use-applicant-change'

interface Details {
  name: string
  email: string
  phone: string
  currentLocation: string
}

const toStored = (values: Details): Record<string, unknown> => ({ ...values })
const emailProblem = (email: string) => mailbox.safeParse(email.trim()).error?.issues[0]?.message ?? true
const phoneProblem = (phone: string) =>
  phone.trim() === '' || (phoneNumber.safeParse(phone.trim()).error?.issues[0]?.message ?? true)

interface CorrectDetailsDialogProps {
  applicant: ApplicantDetail
  onClose: () => void
}

/** Corrects an applicant's name and contact details; what was typed is kept until it is saved or canceled. */
export function CorrectDetailsDialog({ applicant, onClose }: CorrectDetailsDialogProps) {
  const { change, isBusy } = useApplicantChange(applicant)
  const key = useBackupKey('details', applicant.id)
  const { name, email, phone, currentLocation } = applicant
  const form = useForm<Details>({
    defaultValues: { name, email, phone: phone ?? '', currentLocation: currentLocation ?? '' },
  })
  const { drop } = useFormBackup({ key, form, version: null, toStored })
  const { errors, dirtyFields } = form.formState

  async function save(values: Details) {
    const changed = Object.fromEntries(
      (Object.keys(values) as (keyof Details)[])
        .filter((field) => dirtyFields[field])
        .map((field) => [field, values[field].trim() || null]),
    )
    if (Object.keys(changed).length > 0 && !(await change(changed, 'Details corrected.'))) return
    close()
  }

  function close() {
    drop()
    onClose()
  }

  return (
    <FormDialog
      heading="Correct details"
      size="medium"
      submitLabel="Save"
      isBusy={isBusy}
      onClose={close}
      onSubmit={form.handleSubmit(save)}
    >
      <TextField
        {...form.register('name', { validate: (value) => value.trim() !== '' || 'Enter a name.', maxLength: 100 })}
        label="Name"
        dir="auto"
        maxLength={100}
        error={errors.name?.message}
      />
      <TextField
        {...form.register('email', { validate: emailProblem })}
        label="Email"
        type="email"
        hint="If you change the address, earlier links to the applicant’s own page stop working."
        error={errors.email?.message}
      />
      <TextField
        {...form.register('phone', { validate: phoneProblem })}
        label="Phone"
        type="tel"
        optional
        error={errors.phone?.message}
      />
      <TextField
        {...form.register('currentLocation')}
        label="Location"
        dir="auto"
        maxLength={120}
        optional
        hint="The history shows which details were corrected, not their earlier values."
        error={errors.currentLocation?.message}
      />
    </FormDialog>
  )
}
