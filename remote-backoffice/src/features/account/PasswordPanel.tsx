import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { changePassword as passwords } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { always } from '../../kit/forms/form-schemas'
import { Panel } from '../../kit/staff-page/Panel'
import { changePassword } from './account-api'
import { showFormError } from '../../kit/forms/show-form-error'

const schema = passwords.extend({ repeated: z.string() }).refine((form) => form.repeated === form.newPassword, {
  path: ['repeated'],
  message: 'The new passwords do not match.',
  when: always,
})
type Values = z.input<typeof schema>

const EMPTY: Values = { currentPassword: '', newPassword: '', repeated: '' }

/** Changes the password, which ends every other session of the user. */
export function PasswordPanel({ username }: { username: string }) {
  const { revalidate } = useRevalidator()
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const { register, handleSubmit, formState, reset } = form
  const { errors, isSubmitting } = formState

  async function save({ currentPassword, newPassword }: Values) {
    try {
      await changePassword({ currentPassword, newPassword })
    } catch (error) {
      return showFormError(form, 'currentPassword', error)
    }
    reset(EMPTY)
    await revalidate()
    await showDialog({
      kind: 'success',
      message: 'Your password has been changed. You have been logged out everywhere else.',
    })
  }

  return (
    <Panel heading="Password">
      <form noValidate aria-label="Password" onSubmit={handleSubmit(save)}>
        <Stack>
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
          <Cluster>
            <Button type="submit" busy={isSubmitting}>
              Change password
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  )
}
