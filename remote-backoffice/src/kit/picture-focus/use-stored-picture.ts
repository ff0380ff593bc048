import { useEffect, useState } from 'react'
import { http } from '@tekskills/shared/http/client'

/**
 * A stored picture as a `data:` address: the call needs the bearer, which an `img` cannot send, and the page's content
 * policy lets pictures come as data. Undefined while it loads and when it cannot be had.
 * @param path of the staff download call with the record's id, e.g. `/blogs/download/{id}`; undefined for no picture.
 */
export function useStoredPicture(path: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>()

  useEffect(() => {
    if (!path) return
    const cancellation = new AbortController()
    const options = { params: { w: 640, f: 'webp' }, responseType: 'blob', signal: cancellation.signal } as const
    http
      .get<Blob>(path, options)
      .then(({ data }) => readDataUrl(data))
      .then(setPicture)
      // The form is complete without the preview, and the client has logged the failure.
      .catch(() => undefined)
    return () => cancellation.abort()
  }, [path])

  return picture
}

const readDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.readAsDataURL(blob)
  })
