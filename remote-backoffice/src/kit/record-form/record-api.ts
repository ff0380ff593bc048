import { ApiError, isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import type { DraftEndpoint, RecordPayload, StoredRecord } from './record-form-definition'

/** Timeout in milliseconds for a request with files on a slow connection. */
const UPLOAD_TIMEOUT = 120_000

/** Fetches one complete record; `draft` reads it with its unpublished changes. */
export async function getRecord<Stored>(path: string, id: string, signal: AbortSignal, draft = ''): Promise<Stored> {
  const { data } = await http.get<Stored>(`${path}/${encodeURIComponent(id)}${draft}`, { signal })
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
  /** The keys of earlier saves without a response, so that the service adds no second record. */
  earlierKeys: readonly string[]
  /** Sends an update to this endpoint of the record. */
  endpoint?: DraftEndpoint
  /** Called with the uploaded share, 0 to 100. */
  onProgress?: (share: number) => void
}

/** Adds (without `id`) or updates a record; the body is multipart only if there are files. */
export async function saveRecord<Stored extends StoredRecord>(
  path: string,
  payload: RecordPayload,
  { files, key, earlierKeys, endpoint, onProgress }: SaveOptions,
): Promise<Stored> {
  const hasFiles = Object.keys(files).length > 0
  const headers = { 'Idempotency-Key': key, ...(earlierKeys.length > 0 && { 'Earlier-Keys': earlierKeys.join(', ') }) }
  const upload = hasFiles && {
    timeout: UPLOAD_TIMEOUT,
    onUploadProgress: ({ progress = 0 }: { progress?: number }) => onProgress?.(progress * 100),
  }
  const body = hasFiles ? toFormData(payload, files) : payload
  const send = payload.id ? http.put<Stored> : http.post<Stored>
  const address = payload.id && endpoint ? `${path}/${encodeURIComponent(payload.id)}${endpoint}` : path
  const { data } = await send(address, body, { headers, ...upload })
  return data
}

/**
 * Encodes a payload as multipart form data (contract §3.1, bodies): one text part per field, lists as a JSON string,
 * cleared fields as empty parts, and each file as a part with its field name.
 */
export function toFormData(payload: RecordPayload, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(payload)) {
    if (value === undefined) continue
    form.append(field, Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''))
  }
  for (const [part, file] of Object.entries(files)) form.append(part, file, file.name)
  return form
}

/**
 * The conflict of an update with a record that someone has saved a draft of since: with the record as its draft has it,
 * because the update would otherwise be compared with what is on the site.
 */
export async function withDraftOf(path: string, error: unknown): Promise<unknown> {
  const current = isApiError(error) ? (error.problem?.current as StoredRecord | undefined) : undefined
  if (!isApiError(error) || !error.problem || !current?.draft) return error
  const drafted = await getRecord<object>(path, current.id, AbortSignal.timeout(UPLOAD_TIMEOUT), '/draft').catch(
    () => null,
  )
  return drafted ? new ApiError(error.message, error.status, { ...error.problem, current: drafted }) : error
}

/** Delays in milliseconds before each retry. */
const RETRY_DELAYS_MS = [800, 2_000, 5_000]

/** No response, or a response of a proxy in between: the service may or may not have saved. */
const AMBIGUOUS_STATUSES: readonly unknown[] = [undefined, 502, 503, 504]

/**
 * Sends a save and retries until there is a response. After a broken connection it is unknown whether the service has
 * saved; the idempotency key makes a retry return the first response. Rejects with the server error, or with
 * the last failure once the retries are used up.
 */
export async function saveWithRetry<Saved>(send: () => Promise<Saved>, onAmbiguous?: () => void): Promise<Saved> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send()
    } catch (error) {
      if (!isAmbiguousFailure(error)) throw error
      onAmbiguous?.()
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return send()
}

/** Whether the service has responded that it did not save. */
export const isRejection = (error: unknown) => isApiError(error) && error.status !== undefined && error.status < 500

/** Whether it is unknown if a save arrived; an offline device has sent nothing. */
export const isAmbiguousFailure = (error: unknown) =>
  isApiError(error) && AMBIGUOUS_STATUSES.includes(error.status) && navigator.onLine
