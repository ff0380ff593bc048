import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { FileUp, ImageUp } from 'lucide-react'
import { Field, type FieldTexts } from '../Field/Field'
import { DropZone, FileInput, FileName, Preview, Prompt } from './FileField.styles'
import { readPreview } from './read-preview'

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> &
  FieldTexts & {
    /** URL of the currently stored picture. */
    currentUrl?: string
    /** Called on every change; `null` when the selection was cleared. */
    onFile?: (file: File | null) => void
  }

/** A file input with a drop zone and a picture preview. The native file input covers the zone and handles drops. */
export function FileField({ currentUrl, onFile, onChange, ...props }: FileFieldProps) {
  const { label, hint, error, optional, id, required, ...input } = props
  const [chosen, setChosen] = useState<{ name: string; preview?: string }>()

  const handleChange = async (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const file = event.target.files?.[0] ?? null
    onFile?.(file)
    const count = event.target.files?.length ?? 0
    if (count > 1) setChosen({ name: `${count} files` })
    else setChosen(file ? { name: file.name, preview: await readPreview(file) } : undefined)
  }

  const Icon = input.accept?.includes('.pdf') ? FileUp : ImageUp
  const preview = chosen ? !error && chosen.preview : currentUrl
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} required={required}>
      {(control) => (
        <DropZone $hasPreview={Boolean(preview)}>
          <FileInput {...input} {...control} type="file" onChange={handleChange} />
          {preview && <Preview src={preview} alt={chosen ? 'Preview of the chosen picture' : 'The stored picture'} />}
          <Prompt aria-hidden="true">
            <Icon strokeWidth={1.75} />
            <span>
              {chosen ? <FileName>{chosen.name}</FileName> : <strong>Choose a file</strong>}
              {chosen ? ' Choose another or drop it here' : ' or drop it here'}
            </span>
          </Prompt>
        </DropZone>
      )}
    </Field>
  )
}
