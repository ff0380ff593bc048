import { http } from '@tekskills/shared/http/client'
import type { RecordPayload, StoredRecord } from './record-form-definition'
import { toFormData } from './record-form-data'

/** Milliseconds for a call that carries files over a slow line. */
const UPLOAD_TIMEOUT = 120_000

/** One whole record, for its form. */
export async function getRecord<Stored>(path: string, id: string, signal: AbortSignal): Promise<Stored> {
  const { data } = await http.get<Stored>(`${path}/${encodeURIComponent(id)}`, { signal })
  return data
}

/**
 * Asks for one row of a list where the form of a new record has nothing else to read: a user without access learns it
 * before anything is typed, not when saving (ST-08). Throws the service's error.
 */
export async function askAccess(list: string, signal: AbortSignal): Promise<null> {
  await http.get(list, { params: { size: 1 }, signal })
  return null
}

interface SaveOptions {
  files: Readonly<Record<string, File>>
  /** The `Idempotency-Key`: however often this save is sent, it counts once. */
  key: string
  /** Called with the uploaded share, 0 to 100. */
  onProgress?: (share: number) => void
}

/** Adds (no `id`) or updates a record; multipart only when files travel with it. */
export async function saveRecord<Stored extends StoredRecord>(
  path: string,
  payload: RecordPayload,
  { files, key, onProgress }: SaveOptions,
): Promise<Stored> {
  const hasFiles = Object.keys(files).length > 0
  const headers = { 'Idempotency-Key': key }
  const upload = hasFiles && {
    timeout: UPLOAD_TIMEOUT,
    onUploadProgress: ({ progress = 0 }: { progress?: number }) => onProgress?.(progress * 100),
  }
  const body = hasFiles ? toFormData(payload, files) : payload
  const send = payload.id ? http.put<Stored> : http.post<Stored>
  const { data } = await send(path, body, { headers, ...upload })
  return data
}
