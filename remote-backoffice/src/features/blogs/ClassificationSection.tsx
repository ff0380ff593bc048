import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { FieldPair, FormSection } from '../../kit/forms/FormSection'
import { TagsController } from '../../kit/forms/TagsController'
import { noChoice, type Choice } from '../../kit/content/choices'
import type { BlogFormValues } from './blog-form-schema'

interface ClassificationSectionProps {
  categories: readonly Choice[]
  authors: readonly Choice[]
}

/** Where the blog belongs and who wrote it. */
export function ClassificationSection({ categories, authors }: ClassificationSectionProps) {
  const { register, formState } = useFormContext<BlogFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Classification" intro="How readers find it beside the others.">
      <FieldPair>
        <SelectField
          {...register('categoryId')}
          label="Category"
          optional
          options={[noChoice('No category'), ...categories]}
          error={errors.categoryId?.message}
        />
        <SelectField
          {...register('authorId')}
          label="Author"
          optional
          options={[noChoice('No author'), ...authors]}
          error={errors.authorId?.message}
        />
      </FieldPair>
      <TagsController name="tags" label="Tags" hint="Press Enter or type a comma after each; at most 10." />
      <Checkbox {...register('featured')} label="Featured" hint="Shown large at the top of the list." />
    </FormSection>
  )
}
