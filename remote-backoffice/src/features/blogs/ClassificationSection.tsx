import { Controller, useFormContext } from 'react-hook-form'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { FieldPair, FormSection } from '../forms/FormSection'
import { TagsField } from '../forms/TagsField'
import type { Choice } from './blog-choices'
import type { BlogFormValues } from './blog-form-schema'

interface ClassificationSectionProps {
  categories: readonly Choice[]
  authors: readonly Choice[]
}

const none = (label: string): Choice => ({ value: '', label })

/** Where the blog belongs and who wrote it. */
export function ClassificationSection({ categories, authors }: ClassificationSectionProps) {
  const { register, control, formState } = useFormContext<BlogFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Classification" intro="How readers find it beside the others.">
      <FieldPair>
        <SelectField
          {...register('categoryId')}
          label="Category"
          optional
          options={[none('No category'), ...categories]}
          error={errors.categoryId?.message}
        />
        <SelectField
          {...register('authorId')}
          label="Author"
          optional
          options={[none('No author'), ...authors]}
          error={errors.authorId?.message}
        />
      </FieldPair>
      <Controller
        control={control}
        name="tags"
        render={({ field, fieldState }) => (
          <TagsField
            ref={field.ref}
            label="Tags"
            optional
            hint="Press Enter or type a comma after each; at most 10."
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message ?? firstMessage(fieldState.error)}
          />
        )}
      />
      <Checkbox {...register('featured')} label="Featured" hint="Shown large at the top of the list." />
    </FormSection>
  )
}

/** A single tag that is too long carries its message at its place in the list. */
const firstMessage = (error: unknown): string | undefined =>
  Array.isArray(error) ? error.find((entry) => entry?.message)?.message : undefined
