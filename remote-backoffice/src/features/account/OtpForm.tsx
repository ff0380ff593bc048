import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { showFormError } from './show-form-error'

const INVALID_CODE = 'Enter the six-digit code from the app, or a recovery code.'
const schema = z.object({ otp: z.string().trim().min(6, INVALID_CODE).max(16, INVALID_CODE) })
type Values = z.input<typeof schema>

interface OtpFormProps {
  label: string
  submitLabel: string
  /** Rejects with the service's error, which is shown at the field. */
  onSubmit: (otp: string) => Promise<void>
  onCancel: () => void
}

/** Form for a single one-time code. */
export function OtpForm({ label, submitLabel, onSubmit, onCancel }: OtpFormProps) {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { otp: '' } })
  const { errors, isSubmitting } = form.formState
  const send = ({ otp }: Values) => onSubmit(otp).catch((error: unknown) => showFormError(form, 'otp', error))
  return (
    <form noValidate aria-label="Second factor" onSubmit={form.handleSubmit(send)}>
      <Stack $gap="sm">
        <TextField
          {...form.register('otp')}
          label={label}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.otp?.message}
        />
        <Cluster $gap="xs">
          <Button type="submit" busy={isSubmitting}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
