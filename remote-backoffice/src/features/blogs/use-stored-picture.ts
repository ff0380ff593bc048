import { useEffect, useState } from 'react'
import { getBlogPicture } from './blogs-api'

/**
 * The stored picture of a blog as a `data:` address: the call needs the bearer, which an `img` cannot send, and the
 * page's content policy lets pictures come as data. Undefined while it loads and when it cannot be had.
 */
export function useStoredPicture(blogId: string | undefined): string | undefined {
  const [picture, setPicture] = useState<string>()

  useEffect(() => {
    if (!blogId) return
    const cancellation = new AbortController()
    getBlogPicture(blogId, cancellation.signal)
      .then(readDataUrl)
      .then(setPicture)
      // The form is complete without the preview, and the client has logged the failure.
      .catch(() => undefined)
    return () => cancellation.abort()
  }, [blogId])

  return picture
}

const readDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.readAsDataURL(blob)
  })
