import { zodResolver } from '@hookform/resolvers/zod'
import type { SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { changePassword as passwords, type OwnerProof } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { always } from '../../kit/forms/form-schemas'
import { Panel } from '../../kit/staff-page/Panel'
import { changePassword } from './account-api'
import { FactorFields } from '../../kit/owner-proof/FactorFields'
import { optionalCode } from '../../kit/owner-proof/OneTimeCodeField'
import { useOwnerProof } from '../../kit/owner-proof/use-owner-proof'

const { currentPassword, newPassword } = passwords.shape
const schema = z
  .object({ currentPassword, newPassword, repeated: z.string(), otp: optionalCode })
  .refine((form) => form.repeated === form.newPassword, {
    path: ['repeated'],
    message: 'The new passwords do not match.',
    when: always,
  })

const EMPTY = { currentPassword: '', newPassword: '', repeated: '', otp: '' }

/** Changes the password, which ends every other session of the user. */
export function PasswordPanel({ username }: { username: string }) {
  const { revalidate } = useRevalidator()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const { register, formState, reset } = form
  const { errors, isSubmitting } = formState
  const proof = useOwnerProof(form, (given, values) => save(given, values.newPassword))

  async function save(given: OwnerProof, chosen: string) {
    await changePassword({ ...given, newPassword: chosen })
    reset(EMPTY)
    await revalidate()
    await showDialog({
      kind: 'success',
      message: 'Your password has been changed. You have been logged out everywhere else.',
    })
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void proof.submit()
  }

  return (
    <Panel heading="Password">
      <form noValidate aria-label="Password" onSubmit={handleSubmit}>
        <Stack>
          {proof.problem && (
            <Alert live tone="danger">
              {proof.problem}
            </Alert>
          )}
          <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
          <PasswordField
            {...register('currentPassword')}
            label="Current password"
            error={errors.currentPassword?.message}
          />
          <PasswordField
            {...register('newPassword')}
            label="New password"
            autoComplete="new-password"
            hint="At least 12 characters. A few unrelated words are easy to remember and hard to guess."
            error={errors.newPassword?.message}
          />
          <PasswordField
            {...register('repeated')}
            label="Repeat new password"
            autoComplete="new-password"
            error={errors.repeated?.message}
          />
          <FactorFields proof={proof} code={{ ...register('otp'), error: errors.otp?.message }} busy={isSubmitting} />
          <Cluster>
            <Button type="submit" busy={isSubmitting} variant={proof.requiredFactor?.passkey ? 'secondary' : 'primary'}>
              Change password
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  )
}
