import { useFormContext } from 'react-hook-form'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { noChoice, type Choice } from '../../kit/content/choices'
import { TagsController } from '../../kit/forms/TagsController'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import type { CaseStudyFormValues } from './case-study-form-schema'

/** What the work was about, and for whom. */
export function ClientSection({ categories }: { categories: readonly Choice[] }) {
  const { register, formState } = useFormContext<CaseStudyFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Classification" intro="How readers find it beside the others.">
      <FieldPair>
        <SelectField
          {...register('primaryCategoryId')}
          label="Primary category"
          optional
          options={[noChoice('No category'), ...categories]}
          error={errors.primaryCategoryId?.message}
        />
        <TextField {...register('industry')} label="Industry" optional error={errors.industry?.message} />
      </FieldPair>
      <TextField
        {...register('clientName')}
        label="Client"
        optional
        hint="Only with the client's permission; leave it empty otherwise."
        error={errors.clientName?.message}
      />
      <TagsController name="services" label="Services" hint="Press Enter or type a comma after each; at most 5." />
    </FormSection>
  )
}
