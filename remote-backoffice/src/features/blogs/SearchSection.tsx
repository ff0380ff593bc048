import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FormSection } from '../forms/FormSection'
import type { BlogFormValues } from './blog-form-schema'

/** What search engines show of a title and of a description, in characters (contract §3.5). */
const SHOWN = { title: 60, description: 155 }

/** What search engines and shared links say about the page. */
export function SearchSection() {
  const { register, control, formState } = useFormContext<BlogFormValues>()
  const { errors } = formState
  const [title, description] = useWatch({ control, name: ['metaTitle', 'metaDescription'] })
  return (
    <FormSection
      heading="Search engines"
      intro="Leave these empty to use the name, the summary and the page's address."
    >
      <TextField
        {...register('metaTitle')}
        label="Title"
        optional
        hint={`Results show about ${SHOWN.title} characters; this has ${title.length}.`}
        error={errors.metaTitle?.message}
      />
      <TextAreaField
        {...register('metaDescription')}
        label="Description"
        optional
        rows={2}
        hint={`Results show about ${SHOWN.description} characters; this has ${description.length}.`}
        error={errors.metaDescription?.message}
      />
      <TextField {...register('keywords')} label="Keywords" optional error={errors.keywords?.message} />
      <TextField
        {...register('canonicalLink')}
        label="Canonical link"
        optional
        inputMode="url"
        hint="Only when the same text stands first at another address; starts with https://."
        error={errors.canonicalLink?.message}
      />
      <Checkbox {...register('noindex')} label="Keep out of search engines" />
    </FormSection>
  )
}
