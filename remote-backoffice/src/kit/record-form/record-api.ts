import { http } from '@tekskills/shared/http/client'
import type { RecordPayload, StoredRecord } from './record-form-definition'
import { toFormData } from './record-form-data'

/** Timeout in milliseconds for a request with files on a slow connection. */
const UPLOAD_TIMEOUT = 120_000

/** Fetches one complete record. */
export async function getRecord<Stored>(path: string, id: string, signal: AbortSignal): Promise<Stored> {
  const { data } = await http.get<Stored>(`${path}/${encodeURIComponent(id)}`, { signal })
  return data
}

/**
 * Requests one row of a list, for the form of a new record that loads nothing else: a user without access sees the
 * error before typing, not when saving (ST-08). Rejects with `ApiError`.
 */
export async function checkAccess(list: string, signal: AbortSignal): Promise<null> {
  await http.get(list, { params: { size: 1 }, signal })
  return null
}

interface SaveOptions {
  files: Readonly<Record<string, File>>
  /** The `Idempotency-Key`, which makes retries idempotent. */
  key: string
  /** The keys of earlier saves without an answer, so that the service adds no second record. */
  earlierKeys: readonly string[]
  /** Called with the uploaded share, 0 to 100. */
  onProgress?: (share: number) => void
}

/** Adds (without `id`) or updates a record; the body is multipart only if there are files. */
export async function saveRecord<Stored extends StoredRecord>(
  path: string,
  payload: RecordPayload,
  { files, key, earlierKeys, onProgress }: SaveOptions,
): Promise<Stored> {
  const hasFiles = Object.keys(files).length > 0
  const headers = { 'Idempotency-Key': key, ...(earlierKeys.length > 0 && { 'Earlier-Keys': earlierKeys.join(', ') }) }
  const upload = hasFiles && {
    timeout: UPLOAD_TIMEOUT,
    onUploadProgress: ({ progress = 0 }: { progress?: number }) => onProgress?.(progress * 100),
  }
  const body = hasFiles ? toFormData(payload, files) : payload
  const send = payload.id ? http.put<Stored> : http.post<Stored>
  const { data } = await send(path, body, { headers, ...upload })
  return data
}
