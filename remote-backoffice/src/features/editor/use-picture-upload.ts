import { useState } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import { uploadPicture } from './upload-picture'

/** Stores a picture for a text; a failure is told and leaves everything as it was typed (FT-32). */
export function usePictureUpload() {
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()

  async function upload(file: File, alt: string) {
    setProblem(undefined)
    setProgress(0)
    try {
      return await uploadPicture({ file, alt, onProgress: setProgress })
    } catch (error) {
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
