import { useFormContext } from 'react-hook-form'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import type { CareerFormValues } from './career-form-schema'
import { employmentOptions } from './career-labels'

/** What the job is called and what kind of employment it is. */
export function JobSection() {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Job" intro="What candidates see first, in lists and in search results.">
      <TextField
        {...register('jobTitle')}
        label="Job title"
        required
        hint="The role alone. Codes, pay and places have fields of their own."
        error={errors.jobTitle?.message}
      />
      <FieldPair>
        <SelectField
          {...register('employmentType')}
          label="Employment"
          options={[{ value: '', label: 'Choose one' }, ...employmentOptions]}
          error={errors.employmentType?.message}
        />
        <TextField
          {...register('openings')}
          label="Places to fill"
          inputMode="numeric"
          error={errors.openings?.message}
        />
      </FieldPair>
      <FieldPair>
        <TextField {...register('department')} label="Department" optional error={errors.department?.message} />
        <TextField
          {...register('jobCode')}
          label="Job code"
          optional
          spellCheck={false}
          autoCapitalize="characters"
          hint="Left empty, it becomes the next of the year."
          error={errors.jobCode?.message}
        />
      </FieldPair>
    </FormSection>
  )
}
