import { useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_CRITERIA } from '@tekskills/shared/contracts/http/scorecards'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { AddableRows } from './AddableRows'
import type { CareerFormValues } from './career-form-schema'

/** What interviewers judge for a job: the rows of their scorecards. */
export function CriteriaField() {
  const { control, register, formState } = useFormContext<CareerFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'criteria', keyName: 'key' })
  const errors = formState.errors.criteria
  return (
    <AddableRows
      keys={fields.map(({ key }) => key)}
      noun="criterion"
      max={MAX_CRITERIA}
      onAdd={() => append({ id: crypto.getRandomValues(new Uint32Array(2)).join('-'), name: '', guidance: null })}
      onRemove={remove}
    >
      {(index) => (
        <FieldPair>
          <TextField
            {...register(`criteria.${index}.name`)}
            label="What to judge"
            dir="auto"
            error={errors?.[index]?.name?.message}
          />
          <TextField
            {...register(`criteria.${index}.guidance`)}
            label="What to look for"
            optional
            dir="auto"
            error={errors?.[index]?.guidance?.message}
          />
        </FieldPair>
      )}
    </AddableRows>
  )
}
