import { useFormContext, useWatch } from 'react-hook-form'
import { RadioGroup } from '@tekskills/shared/ui/RadioGroup/RadioGroup'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import type { CareerFormValues } from './career-form-schema'
import { countryOptions } from '../../kit/hiring/job-place'
import { workplaceOptions } from './career-labels'

/** Where the work is done. */
export function PlaceSection() {
  const { register, control, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  const isRemote = useWatch({ control, name: 'workplaceType' }) === 'REMOTE'
  return (
    <FormSection heading="Place" intro="Candidates filter by country, city and workplace.">
      <RadioGroup
        {...register('workplaceType')}
        label="Workplace"
        options={workplaceOptions}
        error={errors.workplaceType?.message}
      />
      <FieldPair>
        <SelectField
          {...register('country')}
          label="Country"
          options={[{ value: '', label: 'Choose one' }, ...countryOptions]}
          error={errors.country?.message}
        />
        <TextField {...register('city')} label="City" optional={isRemote} error={errors.city?.message} />
      </FieldPair>
      <TextField {...register('state')} label="State or region" optional error={errors.state?.message} />
    </FormSection>
  )
}
