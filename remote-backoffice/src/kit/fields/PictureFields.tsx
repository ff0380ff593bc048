import { useFormContext } from 'react-hook-form'
import { PICTURE_TYPES } from '../forms/form-schemas'
import { FocusField } from '../picture-focus/FocusField'
import { usePictureAddress } from '../picture-focus/use-picture-address'
import { ChosenFileField } from './ChosenFileField'

interface PictureFieldsProps {
  /** The field of the chosen file, and the name of its multipart part. */
  file: string
  /** The field of the stored picture, `null` once it was removed. */
  stored: string
  label: string
  /** Staff endpoint of the stored picture. */
  download: string | undefined
  /** Whether the form has fields for the focal point of the picture. */
  hasFocus?: boolean
}

const SIZES = 'JPEG, PNG, WebP or AVIF, up to 5 MB. 1,920 pixels wide is enough.'

/** A picture of a record, with its focal point for crops. */
export function PictureFields({ hasFocus = false, ...picture }: PictureFieldsProps) {
  const { setValue } = useFormContext<Record<string, null>>()
  const address = usePictureAddress(picture)

  /** A focal point applies only to the picture it was chosen for. */
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
