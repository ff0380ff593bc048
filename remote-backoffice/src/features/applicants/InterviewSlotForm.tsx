import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { noInstant, readLocalField, timeZone } from '../../kit/time/local-time'
import { useResumedSave } from '../../kit/record-form/ResumedSaves'
import { saveWithRetry } from '../../kit/record-form/record-api'
import { InterviewersField, type Interviewers } from './InterviewersField'
import { addInterviewSlot } from './interviews-api'

interface SlotValues {
  startsAt: string
  minutes: string
  place: string
  interviewers: string[]
}

const LENGTHS = ['20', '30', '45', '60', '90', '120'].map((value) => ({ value, label: `${value} minutes` }))
const toStored = (values: SlotValues): Record<string, unknown> => ({ ...values })

/** The instant of a local time, or why there is none. */
function readStart(local: string): { instant: string } | { problem: string } {
  const read = readLocalField(local)
  if ('instant' in read) {
    return Date.parse(read.instant) > Date.now() ? read : { problem: 'Choose a time in the future.' }
  }
  return { problem: noInstant(read) }
}

interface InterviewSlotFormProps {
  jobId: string
  /** Who can interview for the job. */
  interviewers: Interviewers
}

/**
 * Offers one more time with the signed-in account, colleagues, or both; what was typed survives an expired session and a
 * closed tab.
 */
export function InterviewSlotForm({ jobId, interviewers: people }: InterviewSlotFormProps) {
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const key = useBackupKey('interview-slot', jobId)
  const form = useForm<SlotValues>({
    defaultValues: {
      startsAt: '',
      minutes: '45',
      place: '',
      interviewers: people.filter(({ isMe }) => isMe).map(({ id }) => id),
    },
  })
  const { drop } = useFormBackup({ key, form, version: null, toStored })
  const [keyFor] = useState(createRequestKeys)
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsavedText(isDirty, drop)
  const headingId = useId()

  async function offer(values: SlotValues) {
    const start = readStart(values.startsAt)
    if ('problem' in start) return
    const slot = {
      jobId,
      startsAt: start.instant,
      minutes: Number(values.minutes),
      place: values.place,
      ...(people.length > 0 && { interviewers: values.interviewers }),
    }
    try {
      await resumed(() =>
        saveWithRetry(
          () => addInterviewSlot(slot, keyFor(JSON.stringify(slot))),
          () => undefined,
        ),
      )
      // The next time is usually at the same place.
      form.reset({ ...values, startsAt: '' })
      drop()
      await revalidate()
      announce('Time offered.')
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status === 401) return
      const [field] = error.fields
      const name = (['place', 'minutes', 'interviewers'] as const).find((each) => each === field?.field) ?? 'startsAt'
      form.setError(name, { message: field?.message ?? error.message }, { shouldFocus: true })
    }
  }

  return (
    <form noValidate aria-labelledby={headingId} onSubmit={form.handleSubmit(offer)}>
      <Stack $gap="sm">
        <Heading level={3} size="h4" id={headingId}>
          Offer a time
        </Heading>
        <TextField
          {...form.register('startsAt', {
            validate: (local) => {
              const start = readStart(local)
              return 'instant' in start || start.problem
            },
          })}
          type="datetime-local"
          label="Date and time"
          hint={`In your time zone, ${timeZone()}.`}
          readOnly={isSubmitting}
          error={errors.startsAt?.message}
        />
        <SelectField {...form.register('minutes')} label="Length" options={LENGTHS} error={errors.minutes?.message} />
        <TextField
          {...form.register('place', {
            validate: (place) => place.trim() !== '' || 'Enter where it takes place.',
            maxLength: { value: 300, message: 'Use at most 300 characters.' },
          })}
          label="Place"
          hint="An address, or a link to a video call."
          dir="auto"
          readOnly={isSubmitting}
          error={errors.place?.message}
        />
        {people.length > 1 && (
          <Controller
            control={form.control}
            name="interviewers"
            rules={{ validate: ({ length }) => length > 0 || 'Choose at least one interviewer.' }}
            render={({ field, fieldState }) => (
              <InterviewersField
                people={people}
                chosen={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <Cluster>
          <Button type="submit" size="small" variant="secondary" busy={isSubmitting}>
            Offer this time
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
