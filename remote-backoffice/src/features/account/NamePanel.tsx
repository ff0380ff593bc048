import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { ownName } from '@tekskills/shared/contracts/http/session'
import { isApiError } from '@tekskills/shared/http/api-error'
import { rejectionMessage } from '../../kit/connection/failure-message'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Panel } from '../../kit/staff-page/Panel'
import { changeName } from './account-api'

/** Changes the name of the signed-in user. */
export function NamePanel({ name }: { name: string }) {
  const { revalidate } = useRevalidator()
  const form = useForm({ resolver: zodResolver(ownName), defaultValues: { name } })
  const { errors, isSubmitting } = form.formState

  async function save(values: { name: string }) {
    try {
      await changeName(values.name)
      form.reset(values)
      await revalidate()
      announce('Your name is saved.')
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) return
      form.setError('name', { message: rejectionMessage(error) }, { shouldFocus: true })
    }
  }

  return (
    <Panel heading="Name">
      <form noValidate aria-label="Name" onSubmit={form.handleSubmit(save)}>
        <Stack>
          <TextField
            {...form.register('name')}
            label="Your name"
            hint="Colleagues see it beside your changes and comments, and applicants see it in invitations and emails."
            autoComplete="name"
            dir="auto"
            readOnly={isSubmitting}
            error={errors.name?.message}
          />
          <Cluster>
            <Button type="submit" busy={isSubmitting}>
              Save name
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  )
}
