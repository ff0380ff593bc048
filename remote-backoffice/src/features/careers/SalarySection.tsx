import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import type { CareerFormValues } from './career-form-schema'
import { unitOptions } from './career-labels'

/** What the job pays, for the team or for everybody. */
export function SalarySection() {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Salary" intro="Seen by the team alone unless you show it to candidates.">
      <FieldPair>
        <TextField
          {...register('salaryMin')}
          label="Salary from"
          optional
          inputMode="numeric"
          error={errors.salaryMin?.message}
        />
        <TextField
          {...register('salaryMax')}
          label="Salary up to"
          optional
          inputMode="numeric"
          error={errors.salaryMax?.message}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...register('salaryCurrency')}
          label="Currency"
          optional
          spellCheck={false}
          autoCapitalize="characters"
          maxLength={3}
          hint="Three letters, such as USD or INR."
          error={errors.salaryCurrency?.message}
        />
        <SelectField
          {...register('salaryUnit')}
          label="Paid per"
          optional
          hint="What the amount is paid for."
          options={[{ value: '', label: 'Choose one' }, ...unitOptions]}
          error={errors.salaryUnit?.message}
        />
      </FieldPair>
      <Checkbox {...register('salaryPublic')} label="Show the salary to candidates" />
    </FormSection>
  )
}
