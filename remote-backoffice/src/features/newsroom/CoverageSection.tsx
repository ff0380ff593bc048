import { useFormContext } from 'react-hook-form'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { emptyOption } from '../../kit/content/taxonomy-options'
import { FormSection } from '../../kit/forms/FormSection'
import type { NewsFormValues } from './news-form-definition'

/** Date, category and press source of the news. */
export function CoverageSection({ categories }: { categories: readonly SelectOption[] }) {
  const { register, formState } = useFormContext<NewsFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Classification" intro="For press coverage, name the source and link to it.">
      <FieldPair>
        <TextField
          {...register('newsDate')}
          type="date"
          label="News date"
          optional
          hint="Leave blank to use today’s date."
          error={errors.newsDate?.message}
        />
        <SelectField
          {...register('categoryId')}
          label="Category"
          optional
          hint="Helps readers find related news."
          options={[emptyOption('No category'), ...categories]}
          error={errors.categoryId?.message}
        />
      </FieldPair>
      <TextField {...register('source')} label="Source" optional error={errors.source?.message} />
      <TextField
        {...register('externalLink')}
        label="Link to the coverage"
        optional
        inputMode="url"
        hint="A full address that starts with https://. The card links to it, in a new tab."
        error={errors.externalLink?.message}
      />
    </FormSection>
  )
}
