import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { DOCUMENT_TYPES } from '../forms/form-schemas'

interface DocumentFieldProps {
  /** The field of the chosen file, which is the name of its part. */
  file: string
  /** The field that holds the name of what is stored, `null` once it was removed. */
  stored: string
  label: string
}

/** A document to take away: choose, take back, remove. */
export function DocumentField({ file, stored, label }: DocumentFieldProps) {
  const { control, setValue } = useFormContext<Record<string, File | string | null>>()
  const [chosen, kept] = useWatch({ control, name: [file, stored] })
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
            accept={DOCUMENT_TYPES.join()}
            hint="PDF, PowerPoint (.pptx) or Word (.docx), at most 20 MB."
            error={fieldState.error?.message}
            onFile={(picked) => field.onChange(picked)}
          />
        )}
      />
      {(chosen ?? kept) && (
        <div>
          {!chosen && <Text $size="small">Stored now: {String(kept)}</Text>}
          <Button variant="secondary" size="small" onClick={remove}>
            {chosen ? 'Take back the chosen file' : 'Remove the file'}
          </Button>
        </div>
      )}
    </>
  )
}
