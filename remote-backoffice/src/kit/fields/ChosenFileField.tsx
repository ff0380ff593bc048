import { Controller } from 'react-hook-form'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useChosenFile } from './use-chosen-file'

interface ChosenFileFieldProps {
  /** The field of the chosen file, and the name of its multipart part. */
  file: string
  /** The field of the stored file, `null` once it was removed. */
  stored: string
  label: string
  hint: string
  accept: readonly string[]
  /** The noun in the button labels: "picture", "file". */
  noun: string
  /** Address of the stored picture, to preview it. */
  currentUrl?: string
  showsName?: boolean
  /** Called when the chosen or the stored file changes. */
  onChange?: () => void
}

/** A file of a record: choose and preview a new one, discard it, or remove the stored one. */
export function ChosenFileField(props: ChosenFileFieldProps) {
  const { file, stored, label, hint, accept, noun, currentUrl, showsName = false, onChange } = props
  const { control, choose, fit, chosen, kept, inputKey, remove } = useChosenFile({ file, stored })
  return (
    <>
      <Controller
        control={control}
        name={file}
        render={({ field, fieldState }) => (
          <FileField
            key={inputKey}
            ref={field.ref}
            label={label}
            optional
            accept={accept.join()}
            hint={hint}
            currentUrl={kept ? currentUrl : undefined}
            error={fieldState.error?.message}
            onFile={(picked) => {
              choose(picked)
              if (noun === 'picture') fit(picked)
              onChange?.()
            }}
          />
        )}
      />
      {(chosen ?? kept) && (
        <div>
          {showsName && !chosen && <Text $size="small">Current file: {kept}</Text>}
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              remove()
              onChange?.()
            }}
          >
            {chosen ? `Discard chosen ${noun}` : `Remove ${noun}`}
          </Button>
        </div>
      )}
    </>
  )
}
