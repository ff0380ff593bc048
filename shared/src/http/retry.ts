import type { AxiosError, InternalAxiosRequestConfig } from 'axios'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A read that is sent for the second time; there is no third. */
    isRepeated?: boolean
  }
}

/** The longest that a read waits quietly before it is sent once more, in seconds. */
const LONGEST_WAIT = 3

/** Seconds that a `Retry-After` header asks to wait; undefined without one that can be read. */
export function retryAfterOf(header: unknown): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds))
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

/**
 * A read that a busy service turned away (503 with `Retry-After`) is sent once more after that time, without anybody
 * being told; a write never is, for nobody knows whether it arrived (FT-12).
 * @returns the request to send again; undefined when the refusal stands.
 */
export async function readAgain({ config, response }: AxiosError): Promise<InternalAxiosRequestConfig | undefined> {
  const wait = retryAfterOf(response?.headers['retry-after'])
  const isRead = config?.method?.toLowerCase() === 'get'
  if (response?.status !== 503 || !isRead || config.isRepeated || wait === undefined || wait > LONGEST_WAIT)
    return undefined
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return { ...config, isRepeated: true }
}
