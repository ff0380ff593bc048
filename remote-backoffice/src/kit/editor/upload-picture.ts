import type { MediaItem } from '@tekskills/shared/contracts/http/addresses'
import { http } from '@tekskills/shared/http/client'

/** Milliseconds for a picture over a slow line. */
const UPLOAD_TIMEOUT = 120_000

interface Upload {
  file: File
  alt: string
  signal: AbortSignal
  /** Told the share that has travelled, 0 to 100. */
  onProgress: (share: number) => void
}

/** Stores a picture for use inside texts (contract §3.7, `/media`). */
export async function uploadPicture({ file, alt, signal, onProgress }: Upload): Promise<MediaItem> {
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
