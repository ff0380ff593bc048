import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { PICTURE_TYPES } from '../forms/form-schemas'
import { mediaIdOf } from '../media/media-address'
import { LibraryButton } from '../media/LibraryButton'
import { MediaDialog } from '../media/MediaDialog'
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
  /** Offers the pictures of the library; `alt` is the field that starts with the alternative text of the chosen one. */
  library?: { alt?: string }
}

const SIZES = 'JPEG, PNG, WebP or AVIF. Large pictures are made smaller.'

/** A picture of a record, with its focal point for crops. */
export function PictureFields({ hasFocus = false, library, ...picture }: PictureFieldsProps) {
  const { control, setValue, getValues } = useFormContext<Record<string, string | null>>()
  const kept = useWatch({ control, name: picture.stored })
  const [isChoosing, setChoosing] = useState(false)
  const address = usePictureAddress(picture)

  /** A focal point applies only to the picture it was chosen for. */
  function clearFocus() {
    if (!hasFocus) return
    setValue('focusX', null, { shouldDirty: true })
    setValue('focusY', null, { shouldDirty: true })
  }

  function choose({ url, imageAlt }: MediaItem) {
    const described = library?.alt
    // The existing text describes the previous picture.
    const wasEmpty = !getValues(picture.file) && !getValues(picture.stored)
    if (described && imageAlt && !(wasEmpty && getValues(described)))
      setValue(described, imageAlt, { shouldDirty: true, shouldValidate: true })
    setValue(picture.file, null, { shouldDirty: true })
    setValue(picture.stored, url, { shouldDirty: true, shouldValidate: true })
    clearFocus()
    setChoosing(false)
  }

  return (
    <>
      <ChosenFileField
        // A chosen picture of the library takes the place of a chosen file.
        key={mediaIdOf(kept)}
        {...picture}
        accept={PICTURE_TYPES}
        hint={SIZES}
        noun="picture"
        currentUrl={address}
        onChange={clearFocus}
      />
      {library && <LibraryButton onClick={() => setChoosing(true)} />}
      {isChoosing && <MediaDialog onChoose={choose} onClose={() => setChoosing(false)} />}
      {hasFocus && address && <FocusField picture={address} />}
    </>
  )
}
