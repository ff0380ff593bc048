import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { FormSection } from '../forms/FormSection'
import { PICTURE_TYPES, type BlogFormValues } from './blog-form-schema'
import { useStoredPicture } from './use-stored-picture'

/** The picture of the blog, and its words for people who do not see it. */
export function PictureSection({ blogId }: { blogId: string | undefined }) {
  const { register, control, setValue, formState } = useFormContext<BlogFormValues>()
  const [image, storedImage, isDecorative] = useWatch({ control, name: ['image', 'storedImage', 'imageDecorative'] })
  const stored = useStoredPicture(storedImage ? blogId : undefined)
  const [fieldKey, setFieldKey] = useState(0)

  function remove() {
    setValue('image', null, { shouldDirty: true, shouldValidate: true })
    if (!image) setValue('storedImage', null, { shouldDirty: true })
    setFieldKey(fieldKey + 1)
  }

  return (
    <FormSection heading="Picture" intro="Shown on the card, at the top of the page and when the page is shared.">
      <Controller
        control={control}
        name="image"
        render={({ field, fieldState }) => (
          <FileField
            key={fieldKey}
            ref={field.ref}
            label="Picture"
            optional
            accept={PICTURE_TYPES.join()}
            hint="JPEG, PNG, WebP or AVIF, at most 5 MB; 1920 pixels wide is plenty."
            currentUrl={storedImage ? stored : undefined}
            error={fieldState.error?.message}
            onFile={(file) => field.onChange(file)}
          />
        )}
      />
      {(image ?? storedImage) && (
        <>
          <div>
            <Button variant="secondary" size="small" onClick={remove}>
              {image ? 'Take back the chosen picture' : 'Remove the picture'}
            </Button>
          </div>
          <TextField
            {...register('imageAlt', { disabled: isDecorative })}
            label="Description of the picture"
            hint="What it shows, in a few words, for people who cannot see it."
            error={formState.errors.imageAlt?.message}
          />
          <Checkbox
            {...register('imageDecorative')}
            label="The picture is decorative"
            hint="It says nothing that the text does not say."
          />
        </>
      )}
    </FormSection>
  )
}
