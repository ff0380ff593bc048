import { useEffect, useRef, useState } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { uploadPicture } from './upload-picture'

/**
 * Stores a picture for a text; a failure is told and leaves everything as it was typed (FT-32). Whoever leaves ends the
 * upload, and nothing comes of it.
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
