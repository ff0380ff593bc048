import type { AxiosError, InternalAxiosRequestConfig } from 'axios'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Marks the one retry of a read. */
    isRepeated?: boolean
  }
}

/** The longest `Retry-After`, in seconds, for which a read is retried automatically. */
const MAX_WAIT_SECONDS = 3

/** Seconds to wait according to a `Retry-After` header; undefined if it is missing or invalid. */
export function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

/**
 * Waits to retry a read that a busy service rejected (503 with `Retry-After`), once and without an error for the caller.
 * Writes are never retried, because they may have been applied.
 * @returns the request to send again; undefined when it must not be retried.
 */
export async function retryRead({ config, response }: AxiosError): Promise<InternalAxiosRequestConfig | undefined> {
  const wait = retryAfterOf(response?.headers['retry-after'])
  const isRead = config?.method?.toLowerCase() === 'get'
  if (response?.status !== 503 || !isRead || config.isRepeated || wait === undefined || wait > MAX_WAIT_SECONDS)
    return undefined
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return { ...config, isRepeated: true }
}
