import axios, { AxiosError, isAxiosError, isCancel, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Problem } from '../contracts/problem'
import { browserStorage } from '../storage/browser-storage'
import { sessionMarker } from '../storage/cookies'
import { ApiError } from './api-error'
import { serviceBase } from './service-base'
import { reportUnauthenticated } from './unauthenticated'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Marks the one retry of a read. */
    isRepeated?: boolean
    /** The nonce that the proof of this call must have; marks the one repetition with another proof. */
    nonce?: string
  }
}

const inBrowser = typeof document !== 'undefined'

/**
 * The only HTTP client for the service. Paths are those of the contract, relative to the service base URL (`API_BASE`; the
 * server side sets its own with {@link configureHttp}). Rejects with {@link ApiError}, or with axios's own cancellation
 * error when the caller aborts: loaders pass the `signal` of their navigation, so that leaving the page cancels the call
 * (CL-04).
 */
export const http = axios.create({
  baseURL: serviceBase(),
  timeout: 15_000,
  allowAbsoluteUrls: false,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  withXSRFToken: (config) => isWrite(config.method) && isRelative(config.url),
})

interface HttpOptions {
  baseURL: string
  timeout?: number
  /** Id of the request that a call is made for, which is sent to the service. */
  requestId?: () => string | undefined
  /** The span that a call is made in, as a W3C `traceparent`. */
  traceparent?: () => string | undefined
}

/** Sets the base URL and timeout; the shell server calls it once with the internal URL of the service. */
export function configureHttp({ requestId, traceparent, ...defaults }: HttpOptions): void {
  Object.assign(http.defaults, defaults)
  if (!requestId) return
  http.interceptors.request.use((config) => {
    config.headers.set('X-Request-Id', requestId())
    if (traceparent) config.headers.set('traceparent', traceparent())
    return config
  })
}

if (inBrowser) http.interceptors.request.use(attachProof)
// The interceptor that is added last runs first.
if (inBrowser) http.interceptors.request.use(attachBearer)

http.interceptors.response.use(rejectForeign)

http.interceptors.response.use(undefined, async (cause: unknown) => {
  if (isCancel(cause) || !isAxiosError<Problem>(cause)) throw cause
  // CL-03: every failed call is logged here, once per attempt; the caller decides whether the user sees it.
  console.error(
    `${cause.config?.method?.toUpperCase()} ${cause.config?.url} failed: ${cause.response?.status ?? cause.code}`,
  )
  if (inBrowser) {
    const isStale = cause.response?.headers['dpop-nonce'] !== undefined
    const retry = isStale ? (await loadProofs(cause.config)).withAnotherProof(cause) : await retryRead(cause)
    if (retry) return http.request(retry)
  }
  const problem = isProblem(cause.response?.data) ? cause.response.data : undefined
  const status = cause.response?.status
  const retryAfter = retryAfterOf(cause.response?.headers['retry-after'])
  const error = new ApiError(problem?.detail ?? fallbackSentence(status), status, problem, { cause, retryAfter })
  if (inBrowser && status === 401 && isOfSession(cause.config))
    reportUnauthenticated(problem?.code === 'SESSION_COPIED' ? problem.detail : undefined)
  throw error
})

/** Whether a call needs a session: it has the bearer, or would have it if the browser had not lost it. */
const isOfSession = (config: InternalAxiosRequestConfig | undefined) =>
  config?.headers.has('Authorization') === true || !config?.url?.startsWith('/public/')

/** Rejects responses that the service never sends, such as HTML of a proxy in front of it, or `null` for a read. */
function rejectForeign(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, config, request } = response
  const isFile = config.responseType !== undefined && config.responseType !== 'json'
  const isEmpty = (data === '' || data === null) && isWrite(config.method)
  if (isFile || isEmpty || (typeof data === 'object' && data !== null)) return response
  throw new AxiosError('not a response of the service', AxiosError.ERR_BAD_RESPONSE, config, request, response)
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && typeof (data as Problem).code === 'string'

function fallbackSentence(status: number | undefined): string {
  if (status === undefined) return 'The service could not be reached. Please check your connection and try again.'
  return 'The service could not answer. Please try again later.'
}

const ABSOLUTE = /^([a-z][a-z\d+.-]*:)?\/\//i

/** Whether a URL is relative to our own origin; only such requests may have the bearer or the anti-forgery header. */
const isRelative = (url = '') => !ABSOLUTE.test(url)

/** Whether a method is a write, which has the anti-forgery header (ST-07); reads never do. */
const isWrite = (method = 'get') => !['get', 'head', 'options'].includes(method.toLowerCase())

const lastSegment = (url = '') => url.split(/[?#]/, 1)[0]?.split('/').at(-1)

/**
 * The stored token if this request may carry it (ST-06): with a session marker, or on the login page when the stored
 * token is not the literal text `undefined`; never for a path that ends in `Token`, never to another origin.
 */
function bearerFor(url: string | undefined, page: string): string | undefined {
  if (!isRelative(url) || lastSegment(url) === 'Token') return undefined
  const token = browserStorage.read('Token')
  if (!token || token === 'undefined') return undefined
  return sessionMarker.exists() || page === '/login' ? token : undefined
}

/** Axios request interceptor of the browser: adds the bearer where {@link bearerFor} allows it. */
function attachBearer(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = bearerFor(config.url, location.pathname)
  if (token) config.headers.set('Authorization', `Bearer ${token}`)
  return config
}

/**
 * Axios request interceptor of the browser: proves that the call of a session, or the sign-in, comes from this browser. The
 * code for it is loaded by the first such call, so that visitors never have it.
 */
async function attachProof(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  const { url = '', headers } = config
  const isProven = url === '/public/authenticate' || (headers.has('Authorization') && !url.startsWith('/public/'))
  // Outside of secure contexts, browsers have no WebCrypto.
  if (!isProven || !globalThis.crypto?.subtle) return config
  return (await loadProofs(config)).withProof(config)
}

/** Without a proof the session would end, so a failed download is a failed call. */
const loadProofs = (config?: InternalAxiosRequestConfig) =>
  import(/* webpackChunkName: "token-proof" */ './token-proof').catch(() => {
    throw new AxiosError('the code for proofs could not be loaded', AxiosError.ERR_NETWORK, config)
  })

/** The longest `Retry-After`, in seconds, for which a read is retried automatically. */
const MAX_WAIT_SECONDS = 3

/** Seconds to wait according to a `Retry-After` header; undefined if it is missing or invalid. */
function retryAfterOf(header: unknown): number | undefined {
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
async function retryRead({ config, response }: AxiosError): Promise<InternalAxiosRequestConfig | undefined> {
  const wait = retryAfterOf(response?.headers['retry-after'])
  const isRead = config?.method?.toLowerCase() === 'get'
  if (response?.status !== 503 || !isRead || config.isRepeated || wait === undefined || wait > MAX_WAIT_SECONDS)
    return undefined
  await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  return { ...config, isRepeated: true }
}
