import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readPreview } from '@tekskills/shared/ui/FileField/read-preview'
import { useStoredPicture } from './use-stored-picture'
import { PICTURE_TYPES } from '../forms/form-schemas'

interface PictureNames {
  /** The field of the chosen file. */
  file: string
  /** The field that holds what is stored, `null` once it was removed. */
  stored: string
  /** Staff call that answers the stored picture. */
  download: string | undefined
}

/** The picture that a form would save, as an address to show: the chosen one first, then the stored one. */
export function usePictureAddress({ file, stored, download }: PictureNames): string | undefined {
  const { control } = useFormContext<Record<string, File | string | null>>()
  const [chosen, kept] = useWatch({ control, name: [file, stored] })
  const storedPicture = useStoredPicture(kept ? download : undefined)
  const [preview, setPreview] = useState<{ of: File; address?: string }>()

  useEffect(() => {
    if (!(chosen instanceof File) || !isPicture(chosen)) return
    let isWanted = true
    void readPreview(chosen).then((address) => isWanted && setPreview({ of: chosen, address }))
    return () => void (isWanted = false)
  }, [chosen])

  if (chosen instanceof File) return preview?.of === chosen ? preview.address : undefined
  return kept ? storedPicture : undefined
}

/** Another file is refused, and has nothing to show. */
const isPicture = ({ type, size }: File) => PICTURE_TYPES.includes(type) && size > 0
