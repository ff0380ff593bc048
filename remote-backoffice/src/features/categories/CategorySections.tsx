import { useFormContext } from 'react-hook-form'
import type { StaffCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { SlugField } from '../../kit/fields/SlugField'
import { FormSection } from '../../kit/forms/FormSection'
import type { CategoryFormValues } from './category-form-definition'
import { categoryTypeOptions } from '../../kit/labels/category-type-labels'

const STATUSES = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Hidden: not in forms or filters' },
]

/** The fields of a category. */
export function CategorySections({ category }: { category: StaffCategory | null }) {
  const { register, formState } = useFormContext<CategoryFormValues>()
  const { errors } = formState
  return (
    <>
      <FormSection heading="Category" intro="Readers use categories to filter lists on the site.">
        <TextField {...register('categoryName')} label="Name" required error={errors.categoryName?.message} />
        <SlugField nameField="categoryName" path="/category" record={category} />
        <TextAreaField
          {...register('description')}
          label="Description"
          optional
          rows={2}
          error={errors.description?.message}
        />
      </FormSection>
      <FormSection heading="Use" intro="Where the category appears, and in what order.">
        <FieldPair>
          <SelectField {...register('type')} label="For" options={categoryTypeOptions} error={errors.type?.message} />
          <SelectField {...register('status')} label="Status" options={STATUSES} error={errors.status?.message} />
        </FieldPair>
        <TextField
          {...register('sortOrder')}
          label="Order"
          inputMode="numeric"
          hint="Lower numbers come first. Categories with the same number are sorted by name. Blank means last."
          error={errors.sortOrder?.message}
        />
      </FormSection>
    </>
  )
}
