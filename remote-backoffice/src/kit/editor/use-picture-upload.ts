import { useEffect, useRef, useState } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import type { MediaItem } from '@tekskills/shared/contracts/http/addresses'
import { http } from '@tekskills/shared/http/client'

/**
 * Uploads a picture for a text; an error is shown and leaves the text unchanged (FT-32). Leaving the page cancels the
 * upload.
 */
export function usePictureUpload() {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File, alt: string) {
    const { signal } = (running.current = new AbortController())
    setProblem(undefined)
    setProgress(0)
    try {
      const stored = await uploadPicture({ file, alt, signal, onProgress: setProgress })
      return signal.aborted ? undefined : stored
    } catch (error) {
      if (signal.aborted) return undefined
      if (!isApiError(error)) throw error
      if (error.status === undefined) setProblem('The upload stopped. Try again.')
      else if (error.status !== 401) setProblem(error.fields[0]?.message ?? error.message)
      return undefined
    } finally {
      setProgress(undefined)
    }
  }

  return { upload, progress, problem }
}

/** Timeout in milliseconds for uploading a picture on a slow connection. */
const UPLOAD_TIMEOUT = 120_000

interface Upload {
  file: File
  alt: string
  signal: AbortSignal
  /** Called with the uploaded share, 0 to 100. */
  onProgress: (share: number) => void
}

/** Uploads a picture for use in texts (contract §3.7, `/media`). */
async function uploadPicture({ file, alt, signal, onProgress }: Upload): Promise<MediaItem> {
  const form = new FormData()
  form.append('imageAlt', alt)
  form.append('image', file, file.name)
  const { data } = await http.post<MediaItem>('/media', form, {
    timeout: UPLOAD_TIMEOUT,
    signal,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress * 100),
  })
  return data
}
