import { useFormContext } from 'react-hook-form'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { SlugField } from '../fields/SlugField'
import { FormSection } from '../forms/FormSection'

interface ListingSectionProps {
  /** The field of the name. */
  name: string
  path: string
  pagePath: string
  item: StaffItem | null
}

/** Address and summary of an item. */
export function ListingSection({ name, path, pagePath, item }: ListingSectionProps) {
  const { register, formState } = useFormContext<Record<string, string>>()
  return (
    <FormSection heading="Page" intro="Where readers find it, and what lists say about it.">
      <TextAreaField
        {...register('description')}
        label="Summary"
        rows={3}
        hint="One or two sentences for lists and search results. Required to publish."
        error={formState.errors.description?.message}
      />
      <SlugField
        nameField={name}
        path={path}
        record={item}
        pagePath={pagePath}
        isPublic={item?.status === 'PUBLISHED'}
      />
    </FormSection>
  )
}
