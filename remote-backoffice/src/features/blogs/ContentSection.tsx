import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@tekskills/shared/ui/Field/Field'
import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { RichTextEditor } from '../editor/RichTextEditor'
import { FormSection } from '../forms/FormSection'
import type { BlogFormValues } from './blog-form-schema'

/** Name, address, summary and text. */
export function ContentSection({ isPublic }: { isPublic: boolean }) {
  const { register, control, formState } = useFormContext<BlogFormValues>()
  const { errors } = formState
  const slug = useWatch({ control, name: 'slug' })
  const address = slug ? `/blog/${slug}` : 'It is made from the name when you leave it empty.'

  return (
    <FormSection heading="Content" intro="What readers see in lists and on the page.">
      <TextField {...register('blogName')} label="Name" required error={errors.blogName?.message} />
      <TextField
        {...register('slug')}
        label="Address"
        optional
        spellCheck={false}
        autoCapitalize="none"
        hint={isPublic ? `${address} · The old address will lead to a new one.` : address}
        error={errors.slug?.message}
      />
      <TextAreaField
        {...register('description')}
        label="Summary"
        rows={3}
        hint="One or two sentences for lists and search results. Needed to publish."
        error={errors.description?.message}
      />
      <Controller
        control={control}
        name="content"
        render={({ field, fieldState }) => (
          <Field label="Text" optional error={fieldState.error?.message}>
            {(words) => (
              <RichTextEditor
                {...words}
                ref={field.ref}
                label="Text"
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          </Field>
        )}
      />
    </FormSection>
  )
}
