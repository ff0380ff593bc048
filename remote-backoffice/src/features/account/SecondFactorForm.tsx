import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { otpRemoval } from '@tekskills/shared/contracts/http/session'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { showFormError } from '../../kit/forms/show-form-error'
import { OneTimeCodeField, oneTimeCode } from '../../kit/owner-proof/OneTimeCodeField'

export interface SecondFactorValues {
  /** Empty where the form does not ask for it, as is `otp`. */
  currentPassword: string
  otp: string
}

interface SecondFactorFormProps {
  /** The user whose password the form asks for, by name; without one it asks for none. */
  passwordOf?: string
  /** The label of the field for a one-time code; without one the form has none. */
  codeLabel?: string
  submitLabel: string
  /** Rejects with the service's error, which is shown at its field. */
  onSubmit: (values: SecondFactorValues) => Promise<void>
  onCancel: () => void
}

/** Form for changes to second factors: the password, a one-time code, or both. */
export function SecondFactorForm({ passwordOf, codeLabel, submitLabel, onSubmit, onCancel }: SecondFactorFormProps) {
  const schema = z.object({
    currentPassword: passwordOf ? otpRemoval.shape.currentPassword : z.string(),
    otp: codeLabel ? oneTimeCode : z.string(),
  })
  const form = useForm<SecondFactorValues>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', otp: '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = (values: SecondFactorValues) =>
    onSubmit(values).catch((error: unknown) => showFormError(form, codeLabel ? 'otp' : 'currentPassword', error))
  return (
    <form noValidate aria-label="Authenticator app" onSubmit={form.handleSubmit(send)}>
      <Stack $gap="sm">
        {passwordOf && (
          <>
            <input type="text" name="username" autoComplete="username" defaultValue={passwordOf} hidden readOnly />
            <PasswordField
              {...form.register('currentPassword')}
              label="Your password"
              error={errors.currentPassword?.message}
            />
          </>
        )}
        {codeLabel && <OneTimeCodeField {...form.register('otp')} label={codeLabel} error={errors.otp?.message} />}
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
