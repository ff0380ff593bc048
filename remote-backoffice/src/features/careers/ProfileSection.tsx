import { useFormContext } from 'react-hook-form'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import { TagsController } from '../../kit/forms/TagsController'
import type { CareerFormValues } from './career-form-schema'

/** Whom the job is for. */
export function ProfileSection() {
  const { register, formState } = useFormContext<CareerFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Profile" intro="Whom you look for. The talent pool is searched by the same words.">
      <TagsController name="skills" label="Skills" hint="Press Enter or type a comma after each; at most 30." />
      <FieldPair>
        <TextField
          {...register('experienceMin')}
          label="Experience from (years)"
          optional
          inputMode="numeric"
          error={errors.experienceMin?.message}
        />
        <TextField
          {...register('experienceMax')}
          label="Experience up to (years)"
          optional
          inputMode="numeric"
          error={errors.experienceMax?.message}
        />
      </FieldPair>
      <TextField {...register('education')} label="Education" optional error={errors.education?.message} />
    </FormSection>
  )
}
