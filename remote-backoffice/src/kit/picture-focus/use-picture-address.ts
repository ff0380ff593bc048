import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { readPreview } from '@tekskills/shared/ui/FileField/read-preview'
import { http } from '@tekskills/shared/http/client'
import { PICTURE_TYPES } from '../forms/form-schemas'
import { mediaIdOf, thumbnailOf } from '../media/media-address'

interface PictureNames {
  /** The field of the chosen file. */
  file: string
  /** The field of the stored picture: its address, or that of a chosen one in the library; `null` once it was removed. */
  stored: string
  /** Staff endpoint of the stored picture. */
  download: string | undefined
}

/** Address of the picture that the form would save: the chosen one, otherwise the stored one. */
export function usePictureAddress({ file, stored, download }: PictureNames): string | undefined {
  const { control } = useFormContext<Record<string, File | string | null>>()
  const [chosen, kept] = useWatch({ control, name: [file, stored] })
  const fromLibrary = typeof kept === 'string' && mediaIdOf(kept) !== undefined ? thumbnailOf(kept, 640) : undefined
  const storedPicture = useStoredPicture(kept && !fromLibrary ? download : undefined)
  const [preview, setPreview] = useState<{ of: File; address?: string }>()

  useEffect(() => {
    if (!(chosen instanceof File) || !isPicture(chosen)) return
    let isWanted = true
    void readPreview(chosen).then((address) => isWanted && setPreview({ of: chosen, address }))
    return () => void (isWanted = false)
  }, [chosen])

  if (chosen instanceof File) return preview?.of === chosen ? preview.address : undefined
  return fromLibrary ?? (kept ? storedPicture : undefined)
}

/** Other files are rejected by validation and have no preview. */
const isPicture = ({ type, size }: File) => PICTURE_TYPES.includes(type) && size > 0

/**
 * A stored picture as a `data:` URL: the request needs the bearer token, which an `img` cannot send, and the content
 * security policy allows data URLs for pictures. Undefined while it loads and if it cannot be loaded.
 * @param path staff endpoint with the record's id, e.g. `/blogs/download/{id}`; undefined for no picture.
 */
function useStoredPicture(path: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>()

  useEffect(() => {
    if (!path) return
    const cancellation = new AbortController()
    const options = { params: { w: 640, f: 'webp' }, responseType: 'blob', signal: cancellation.signal } as const
    http
      .get<Blob>(path, options)
      .then(({ data }) => readDataUrl(data))
      .then(setPicture)
      // The form works without the preview, and the HTTP client has logged the error.
      .catch(() => undefined)
    return () => cancellation.abort()
  }, [path])

  return picture
}

const readDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('This picture could not be read. Choose another file.'))
    reader.readAsDataURL(blob)
  })
