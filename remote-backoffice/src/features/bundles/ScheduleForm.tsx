import { useForm } from 'react-hook-form'
import type { BundleDetail } from '@tekskills/shared/contracts/http/bundles'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { scheduleBundle } from '../../kit/bundles/bundles-api'
import { failureMessage } from '../../kit/connection/failure-message'
import { Panel } from '../../kit/staff-page/Panel'
import { instantIn, timeProblem, timeZone, toLocalField } from '../../kit/time/local-time'

interface Times {
  goesLiveAt: string
  comesBackAt: string
}

/** When a bundle goes live, and when it is reverted. */
export function ScheduleForm({ bundle }: { bundle: BundleDetail }) {
  const { revalidate } = useRevalidator()
  const isLive = bundle.state === 'LIVE'
  const form = useForm<Times>({
    defaultValues: { goesLiveAt: toLocalField(bundle.goesLiveAt), comesBackAt: toLocalField(bundle.comesBackAt) },
  })
  const { errors, isSubmitting } = form.formState

  async function schedule({ goesLiveAt, comesBackAt }: Times) {
    try {
      await scheduleBundle(bundle, {
        ...(!isLive && { goesLiveAt: instantIn(goesLiveAt) }),
        comesBackAt: instantIn(comesBackAt),
      })
      announce('The bundle is scheduled.')
      await revalidate()
    } catch (error) {
      if (isApiError(error) && error.status === 401) return
      const [problem] = isApiError(error) ? error.fields : []
      const name = problem?.field === 'comesBackAt' || isLive ? 'comesBackAt' : 'goesLiveAt'
      form.setError(name, { message: problem?.message ?? failureMessage(error) }, { shouldFocus: true })
    }
  }

  return (
    <Panel heading="Schedule">
      <form noValidate onSubmit={form.handleSubmit(schedule)}>
        <Stack $gap="sm">
          {!isLive && (
            <TextField
              {...form.register('goesLiveAt', { validate: (local) => timeProblem(local, true) })}
              type="datetime-local"
              label="Goes live"
              hint={`In your time zone, ${timeZone()}.`}
              readOnly={isSubmitting}
              error={errors.goesLiveAt?.message}
            />
          )}
          <TextField
            {...form.register('comesBackAt', { validate: (local) => timeProblem(local, isLive) })}
            type="datetime-local"
            label="Reverts"
            optional={!isLive}
            hint={`Each item then returns to what it was before. Time zone: ${timeZone()}.`}
            readOnly={isSubmitting}
            error={errors.comesBackAt?.message}
          />
          <div>
            <Button type="submit" size="small" variant="secondary" busy={isSubmitting}>
              {bundle.state === 'SCHEDULED' ? 'Change schedule' : 'Schedule'}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}
