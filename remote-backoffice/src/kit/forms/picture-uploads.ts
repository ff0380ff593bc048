import { create } from 'zustand'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { readPreview } from '@tekskills/shared/ui/FileField/read-preview'
import { fitPicture } from './fit-picture'

/** The upload of a picture for a text. */
export interface PictureUpload {
  /** The chosen file, until it is stored. */
  file?: File
  /** Data URL of the file, once it is read. */
  preview?: string
  alt: string
  /** Percentage uploaded. */
  progress: number
  /** Why the upload failed; undefined while it is running. */
  problem?: string
  /** The picture once it is stored. */
  stored?: MediaItem
}

/**
 * The uploads of this page by id. They outlive their editor: an undone picture can be redone, and a draft that is opened
 * again can try again.
 */
export const usePictureUploads = create<Readonly<Record<string, PictureUpload>>>(() => ({}))

const INTERRUPTED = 'The upload was interrupted. Try again.'

const cancellations = new Map<string, AbortController>()

/** Starts an upload and returns its id. A failure is stated in {@link usePictureUploads}. */
export function startUpload(file: File, alt: string): string {
  // `crypto.randomUUID` is missing in pages that are not served over TLS.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  usePictureUploads.setState({ [id]: { file, alt, progress: 0 } })
  void readPreview(file).then((preview) => usePictureUploads.getState()[id]?.file && change(id, { preview }))
  void run(id, file, alt)
  return id
}

/** Starts a failed upload again. */
export function retryUpload(id: string): void {
  const { file, alt, problem } = usePictureUploads.getState()[id] ?? {}
  if (file && problem) void run(id, file, alt ?? '')
}

/** Cancels the uploads that are still running. */
export const cancelUploads = (): void => cancellations.forEach((cancellation) => cancellation.abort())

/** Whether a picture is being uploaded on this page. */
export const hasRunningUpload = (): boolean => cancellations.size > 0

/** Whether one of the values is a text with a picture that is being uploaded. */
export function isUploading(values: object): boolean {
  const texts = cancellations.size > 0 ? JSON.stringify(values) : ''
  return [...cancellations.keys()].some((id) => texts.includes(id))
}

/** Resolves once {@link isUploading} is false; the editors have emitted the uploaded pictures by then. */
export const whenUploaded = (values: () => object): Promise<void> =>
  new Promise((resolve) => {
    const unsubscribe = usePictureUploads.subscribe(() => {
      if (isUploading(values())) return
      unsubscribe()
      resolve()
    })
  })

/** Names of the values that are texts with a picture that is not uploaded; they must not be stored. */
export const textsWithoutPicture = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.includes('<figure data-upload=') ? [name] : [],
  )

function change(id: string, changed: Partial<PictureUpload>): void {
  const upload = usePictureUploads.getState()[id]
  if (upload) usePictureUploads.setState({ [id]: { ...upload, ...changed } })
}

async function run(id: string, file: File, alt: string): Promise<void> {
  const cancellation = new AbortController()
  const { signal } = cancellation
  cancellations.set(id, cancellation)
  change(id, { progress: 0, problem: undefined })
  try {
    const stored = await uploadPicture({ file, alt, signal, onProgress: (progress) => change(id, { progress }) })
    cancellations.delete(id)
    usePictureUploads.setState({ [id]: { alt, progress: 100, stored } })
  } catch (error) {
    cancellations.delete(id)
    change(id, { progress: 0, problem: problemOf(error) })
    if (!signal.aborted && !isApiError(error)) throw error
  }
}

function problemOf(error: unknown): string {
  if (!isApiError(error) || error.status === undefined) return INTERRUPTED
  return error.fields[0]?.message ?? error.message
}

/** Timeout in milliseconds for uploading a picture on a slow connection. */
export const UPLOAD_TIMEOUT = 120_000

interface Upload {
  file: File
  alt: string
  signal?: AbortSignal
  /** Called with the percentage uploaded, 0 to 100. */
  onProgress: (percent: number) => void
}

/** `POST /media` (contract §3.7), in the size that pages need. */
export async function uploadPicture({ file, alt, signal, onProgress }: Upload): Promise<MediaItem> {
  const form = new FormData()
  form.append('imageAlt', alt)
  const fitted = await fitPicture(file)
  form.append('image', fitted, fitted.name)
  const { data } = await http.post<MediaItem>('/media', form, {
    timeout: UPLOAD_TIMEOUT,
    signal,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress * 100),
  })
  return data
}
