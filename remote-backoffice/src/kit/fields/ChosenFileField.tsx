import { Controller } from 'react-hook-form'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useChosenFile } from './use-chosen-file'

interface ChosenFileFieldProps {
  /** The field of the chosen file, which is the name of its part. */
  file: string
  /** The field that holds what is stored, `null` once it was removed. */
  stored: string
  label: string
  hint: string
  accept: readonly string[]
  /** What is chosen, as the buttons call it: "picture", "file". */
  noun: string
  /** Shows what is stored: a picture by its address, anything else by its name. */
  currentUrl?: string
  showsName?: boolean
  /** Called whenever another file is chosen or the file is removed. */
  onChange?: () => void
}

/** One file of a record: choose, see, take back, remove. */
export function ChosenFileField(props: ChosenFileFieldProps) {
  const { file, stored, label, hint, accept, noun, currentUrl, showsName = false, onChange } = props
  const { control, choose, chosen, kept, turn, remove } = useChosenFile({ file, stored })
  return (
    <>
      <Controller
        control={control}
        name={file}
        render={({ field, fieldState }) => (
          <FileField
            key={turn}
            ref={field.ref}
            label={label}
            optional
            accept={accept.join()}
            hint={hint}
            currentUrl={kept ? currentUrl : undefined}
            error={fieldState.error?.message}
            onFile={(picked) => {
              choose(picked)
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
            {chosen ? `Discard the chosen ${noun}` : `Remove the ${noun}`}
          </Button>
        </div>
      )}
    </>
  )
}
