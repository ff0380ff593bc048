import { useFormContext } from 'react-hook-form'
import { PICTURE_TYPES } from '../forms/form-schemas'
import { FocusField } from '../picture-focus/FocusField'
import { usePictureAddress } from '../picture-focus/use-picture-address'
import { ChosenFileField } from './ChosenFileField'

interface PictureFieldsProps {
  /** The field of the chosen file, which is the name of its part. */
  file: string
  /** The field that holds what is stored, `null` once it was removed. */
  stored: string
  label: string
  /** Staff call that returns the stored picture. */
  download: string | undefined
  /** Whether its crops keep a point that the form has fields for. */
  hasFocus?: boolean
}

const SIZES = 'JPEG, PNG, WebP or AVIF, at most 5 MB; 1920 pixels wide is plenty.'

/** One picture of a record: choose, see, take back, remove; and the point that its crops keep. */
export function PictureFields({ hasFocus = false, ...picture }: PictureFieldsProps) {
  const { setValue } = useFormContext<Record<string, null>>()
  const address = usePictureAddress(picture)

  /** The point of one picture means nothing to another. */
  function clearFocus() {
    if (!hasFocus) return
    setValue('focusX', null, { shouldDirty: true })
    setValue('focusY', null, { shouldDirty: true })
  }

  return (
    <>
      <ChosenFileField
        {...picture}
        accept={PICTURE_TYPES}
        hint={SIZES}
        noun="picture"
        currentUrl={address}
        onChange={clearFocus}
      />
      {hasFocus && address && <FocusField picture={address} />}
    </>
  )
}
