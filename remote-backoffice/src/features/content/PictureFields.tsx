import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { PICTURE_TYPES } from '../forms/form-schemas'
import { useStoredPicture } from './use-stored-picture'

interface PictureFieldsProps {
  /** The field of the chosen file, which is the name of its part. */
  file: string
  /** The field that holds what is stored, `null` once it was removed. */
  stored: string
  label: string
  hint?: string
  /** Staff call that answers the stored picture. */
  download: string | undefined
}

const SIZES = 'JPEG, PNG, WebP or AVIF, at most 5 MB; 1920 pixels wide is plenty.'

/** One picture of a record: choose, see, take back, remove. */
export function PictureFields({ file, stored, label, hint = SIZES, download }: PictureFieldsProps) {
  const { control, setValue } = useFormContext<Record<string, File | string | null>>()
  const [chosen, kept] = useWatch({ control, name: [file, stored] })
  const preview = useStoredPicture(kept ? download : undefined)
  const [fieldKey, setFieldKey] = useState(0)

  function remove() {
    setValue(file, null, { shouldDirty: true, shouldValidate: true })
    if (!chosen) setValue(stored, null, { shouldDirty: true })
    setFieldKey(fieldKey + 1)
  }

  return (
    <>
      <Controller
        control={control}
        name={file}
        render={({ field, fieldState }) => (
          <FileField
            key={fieldKey}
            ref={field.ref}
            label={label}
            optional
            accept={PICTURE_TYPES.join()}
            hint={hint}
            currentUrl={kept ? preview : undefined}
            error={fieldState.error?.message}
            onFile={(picked) => field.onChange(picked)}
          />
        )}
      />
      {(chosen ?? kept) && (
        <div>
          <Button variant="secondary" size="small" onClick={remove}>
            {chosen ? 'Take back the chosen picture' : 'Remove the picture'}
          </Button>
        </div>
      )}
    </>
  )
}
