import { useEffect, useRef, useState } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import type { MediaItem } from '@tekskills/shared/contracts/http/addresses'
import { http } from '@tekskills/shared/http/client'

/**
 * Uploads a picture for use in a text (FT-32). `upload` returns `undefined` if it failed; `problem` is then the message
 * to show. Unmounting cancels the upload.
 */
export function usePictureUpload() {
  /** Percentage uploaded; `undefined` while no upload is running. */
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File, alt: string) {
    const cancellation = new AbortController()
    const { signal } = cancellation
    running.current = cancellation
    setProblem(undefined)
    setProgress(0)
    try {
      const stored = await uploadPicture({ file, alt, signal, onProgress: setProgress })
      return signal.aborted ? undefined : stored
    } catch (error) {
      if (signal.aborted) return undefined
      if (!isApiError(error)) throw error
      if (error.status === undefined) setProblem('The upload was interrupted. Try again.')
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
  /** Called with the percentage uploaded, 0 to 100. */
  onProgress: (percent: number) => void
}

/** `POST /media` (contract §3.7). */
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
