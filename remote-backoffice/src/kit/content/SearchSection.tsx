import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FormSection } from '../forms/FormSection'
import type { ContentFormValues } from './content-form'
import { MetaPreview, SHOWN, type MetaPreviewProps } from './MetaPreview'

/** Metadata for search engines and shared links, with a preview. */
export function SearchSection(preview: MetaPreviewProps) {
  const { register, formState } = useFormContext<ContentFormValues>()
  const { errors } = formState
  return (
    <FormSection
      heading="Search engines"
      intro="Leave these blank to use the name, the summary and the page’s address."
    >
      <TextField
        {...register('metaTitle')}
        label="Title"
        optional
        hint={`Search results show about ${SHOWN.title} characters.`}
        error={errors.metaTitle?.message}
      />
      <TextAreaField
        {...register('metaDescription')}
        label="Description"
        optional
        rows={2}
        hint={`Search results show about ${SHOWN.description} characters.`}
        error={errors.metaDescription?.message}
      />
      <MetaPreview {...preview} />
      <TextField {...register('keywords')} label="Keywords" optional error={errors.keywords?.message} />
      <TextField
        {...register('canonicalLink')}
        label="Canonical link"
        optional
        inputMode="url"
        hint="Only if this text was first published elsewhere. A full address that starts with https://."
        error={errors.canonicalLink?.message}
      />
      <Checkbox {...register('noindex')} label="Hide from search engines" />
    </FormSection>
  )
}
