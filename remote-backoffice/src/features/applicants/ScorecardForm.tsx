import { useForm } from 'react-hook-form'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { verdict, type Criterion, type Scorecard } from '@tekskills/shared/contracts/http/scorecards'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { RadioGroup } from '@tekskills/shared/ui/RadioGroup/RadioGroup'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { useUnsavedText } from '../../kit/forms/UnsavedTexts'
import { useBackupKey } from '../../kit/forms/use-backup-key'
import { useFormBackup } from '../../kit/forms/use-form-backup'
import { useResumedSave } from '../../kit/record-form/ResumedSaves'
import { saveScorecard } from './applicants-api'
import { RATING_LABELS, VERDICT_LABELS } from './scorecard-labels'

interface ScorecardValues {
  /** By the position of the criterion; empty for a criterion that is not rated. */
  ratings: string[]
  verdict: string
  comment: string
}

const ratingOptions = [
  { value: '', label: 'Not rated' },
  ...Object.entries(RATING_LABELS).map(([value, label]) => ({ value, label: `${value} – ${label}` })),
]
const verdictOptions = Object.entries(VERDICT_LABELS).map(([value, label]) => ({ value, label }))
const toStored = (values: ScorecardValues): Record<string, unknown> => ({ ...values })

const valuesOf = (criteria: readonly Criterion[], mine: Scorecard | undefined): ScorecardValues => ({
  ratings: criteria.map(({ id }) => String(mine?.ratings.find(({ criterion }) => criterion === id)?.rating ?? '')),
  verdict: mine?.verdict ?? '',
  comment: mine?.comment ?? '',
})

interface ScorecardFormProps {
  applicantId: string
  criteria: readonly Criterion[]
  /** The scorecard that was already submitted. */
  mine: Scorecard | undefined
  onDone: () => void
}

/** The scorecard of the signed-in account; an unfinished one survives an expired session and a closed tab. */
export function ScorecardForm({ applicantId, criteria, mine, onDone }: ScorecardFormProps) {
  const { revalidate } = useRevalidator()
  const resumed = useResumedSave()
  const key = useBackupKey('scorecard', applicantId)
  const form = useForm<ScorecardValues>({ defaultValues: valuesOf(criteria, mine) })
  const { restored, drop } = useFormBackup({ key, form, version: null, toStored })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsavedText(isDirty, drop)

  async function save(values: ScorecardValues) {
    const ratings = criteria.flatMap(({ id: criterion }, index) => {
      const rating = Number(values.ratings[index])
      return rating ? [{ criterion, rating }] : []
    })
    const card = { verdict: verdict.parse(values.verdict), ratings, comment: values.comment.trim() || null }
    try {
      await resumed(() => saveScorecard(applicantId, card))
      form.reset(values)
      await revalidate()
      announce('Scorecard submitted.')
      onDone()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) form.setError('comment', { message: error.message }, { shouldFocus: true })
    }
  }

  return (
    <form noValidate aria-label="Scorecard" onSubmit={form.handleSubmit(save)}>
      <Stack $gap="md">
        {criteria.map(({ id, name, guidance }, index) => (
          <SelectField
            key={id}
            {...form.register(`ratings.${index}`)}
            label={<bdi>{name}</bdi>}
            hint={guidance}
            optional
            options={ratingOptions}
          />
        ))}
        <RadioGroup
          {...form.register('verdict', { required: 'Choose what you recommend.' })}
          label="Would you hire this person?"
          options={verdictOptions}
          error={errors.verdict?.message}
        />
        <TextAreaField
          {...form.register('comment', { maxLength: { value: 2000, message: 'Use at most 2,000 characters.' } })}
          label="What decided it"
          optional
          dir="auto"
          rows={3}
          readOnly={isSubmitting}
          hint={restored ? 'Your unsaved scorecard has been restored.' : undefined}
          error={errors.comment?.message}
        />
        <Cluster $gap="xs">
          <Button type="submit" size="small" variant="secondary" busy={isSubmitting}>
            {mine ? 'Save scorecard' : 'Submit scorecard'}
          </Button>
          {mine && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                drop()
                onDone()
              }}
            >
              Cancel
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
