import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { MAX_TEAM, type Colleagues } from '@tekskills/shared/contracts/http/hiring-teams'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TEAM_RIGHT_LABELS } from '../../kit/labels/career-labels'
import { AddableRows } from './AddableRows'
import type { CareerFormValues } from './career-form-schema'

const rightOptions = Object.entries(TEAM_RIGHT_LABELS).map(([value, label]) => ({ value, label }))

interface HiringTeamFieldProps {
  colleagues: Colleagues
}

/** Who hires for a job, with which right, and whether anyone else sees the job (ADR 0107). */
export function HiringTeamField({ colleagues }: HiringTeamFieldProps) {
  const { control, register, setValue, getValues, formState } = useFormContext<CareerFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'team', keyName: 'key' })
  const errors = formState.errors.team
  const me = colleagues.find(({ isMe }) => isMe)
  // Members who can no longer sign in, or whom someone else has added since the page was loaded.
  const members = [...useWatch({ control, name: 'team' }), ...(formState.defaultValues?.team ?? [])]
  const names = new Map(members.map((member) => [member?.accountId ?? '', member?.name ?? '']))
  for (const { id, name } of colleagues) names.set(id, name)
  names.delete('')
  const people = [
    { value: '', label: 'Choose one' },
    ...[...names]
      .map(([value, label]) => ({ value, label }))
      .toSorted((one, two) => one.label.localeCompare(two.label)),
  ]
  return (
    <Stack $gap="lg">
      <Text $size="small" $tone="muted">
        Leads can do everything. Interviewers can read everything, and write their own notes and scorecards.
      </Text>
      <AddableRows
        keys={fields.map(({ key }) => key)}
        noun="member"
        max={MAX_TEAM}
        // The first member becomes a lead, because a job can be restricted only to a team with a lead.
        onAdd={() => append({ accountId: '', name: '', right: fields.length === 0 ? 'LEAD' : 'INTERVIEWER' })}
        onRemove={remove}
      >
        {(index) => (
          <FieldPair>
            <SelectField
              {...register(`team.${index}.accountId`, {
                onChange: ({ target }: { target: HTMLSelectElement }) =>
                  setValue(`team.${index}.name`, names.get(target.value) ?? '', { shouldDirty: true }),
              })}
              label="Person"
              options={people}
              error={errors?.[index]?.accountId?.message}
            />
            <SelectField
              {...register(`team.${index}.right`)}
              label="Access"
              options={rightOptions}
              error={errors?.[index]?.right?.message}
            />
          </FieldPair>
        )}
      </AddableRows>
      <Checkbox
        {...register('teamOnly', {
          // Whoever restricts a job would otherwise lose sight of it. They can still take themselves out of the team.
          onChange: ({ target }: { target: HTMLInputElement }) => {
            const isIn = getValues('team').some(({ accountId }) => accountId === me?.id)
            if (target.checked && me && !isIn)
              append({ accountId: me.id, name: me.name, right: 'LEAD' }, { shouldFocus: false })
          },
        })}
        label="Only the team sees this job and its applicants"
        hint="The job page on the site stays as it is."
        error={formState.errors.teamOnly?.message ?? errors?.root?.message ?? errors?.message}
      />
      <LeavingNotice own={me?.id} />
    </Stack>
  )
}

/** Warns users before they restrict a job to a team that they are not in, or give themselves fewer rights. */
function LeavingNotice({ own }: { own: string | undefined }) {
  const { control } = useFormContext<CareerFormValues>()
  const [team, teamOnly] = useWatch({ control, name: ['team', 'teamOnly'] })
  const right = team.find(({ accountId }) => accountId === own)?.right
  if (right === 'INTERVIEWER')
    return (
      <Alert tone="warning" heading="You are an interviewer" live>
        Once this is saved, you can no longer change this job or move its applicants.
      </Alert>
    )
  if (!teamOnly || !own || right) return null
  return (
    <Alert tone="warning" heading="You are not in the team" live>
      Once this is saved, you will no longer see this job or its applicants.
    </Alert>
  )
}
