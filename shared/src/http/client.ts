import axios, { AxiosError, isAxiosError, isCancel, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Problem } from '../contracts/problem'
import { ApiError } from './api-error'
import { attachBearer, isRelative, isWrite } from './authorization'
import { retryRead, retryAfterOf } from './retry'
import { serviceBase } from './service-base'
import { reportUnauthenticated } from './unauthenticated'

const inBrowser = typeof document !== 'undefined'

/**
 * The only HTTP client for the service. Paths are those of the contract, relative to the service base URL (`API_BASE`; the
 * server side sets its own with {@link configureHttp}). Rejects with {@link ApiError}, or with axios's own cancellation
 * error when the caller aborts (CL-04).
 */
export const http = axios.create({
  baseURL: serviceBase(),
  timeout: 15_000,
  allowAbsoluteUrls: false,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  withXSRFToken: (config) => isWrite(config.method) && isRelative(config.url),
})

/** Sets the base URL and timeout; the shell server calls it once with the internal URL of the service. */
export function configureHttp(options: { baseURL: string; timeout?: number }): void {
  Object.assign(http.defaults, options)
}

if (inBrowser) http.interceptors.request.use(attachBearer)

http.interceptors.response.use(rejectForeign)

http.interceptors.response.use(undefined, async (cause: unknown) => {
  if (isCancel(cause) || !isAxiosError<Problem>(cause)) throw cause
  // CL-03: every failed call is logged here, once per attempt; the caller decides whether the user sees it.
  console.error(
    `${cause.config?.method?.toUpperCase()} ${cause.config?.url} failed: ${cause.response?.status ?? cause.code}`,
  )
  if (inBrowser) {
    const retry = await retryRead(cause)
    if (retry) return http.request(retry)
  }
  const problem = isProblem(cause.response?.data) ? cause.response.data : undefined
  const status = cause.response?.status
  const retryAfter = retryAfterOf(cause.response?.headers['retry-after'])
  const error = new ApiError(problem?.detail ?? fallbackSentence(status), status, problem, { cause, retryAfter })
  if (inBrowser && status === 401 && isOfSession(cause.config)) reportUnauthenticated()
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
