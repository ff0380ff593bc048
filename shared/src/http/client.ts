import axios, { AxiosError, isAxiosError, isCancel, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { Problem } from '../contracts/problem'
import { ApiError } from './api-error'
import { attachBearer, isRelative, isWrite } from './authorization'
import { readAgain, retryAfterOf } from './retry'
import { serviceBase } from './service-base'
import { reportUnauthenticated } from './unauthenticated'

const inBrowser = typeof document !== 'undefined'

/**
 * The one way to call the service. Paths are those of the contract, relative to the service base address
 * (`API_BASE`; the server side sets its own with {@link configureHttp}). Rejects with {@link ApiError}, or with axios's
 * own cancellation when the caller aborted (CL-04).
 */
export const http = axios.create({
  baseURL: serviceBase(),
  timeout: 15_000,
  allowAbsoluteUrls: false,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  withXSRFToken: (config) => isWrite(config.method) && isRelative(config.url),
})

/** Points the client at a service elsewhere; the shell's server calls it once with the service's own address. */
export function configureHttp(options: { baseURL: string; timeout?: number }): void {
  Object.assign(http.defaults, options)
}

if (inBrowser) http.interceptors.request.use(attachBearer)

http.interceptors.response.use(refuseForeign)

http.interceptors.response.use(undefined, async (cause: unknown) => {
  if (isCancel(cause) || !isAxiosError<Problem>(cause)) throw cause
  // CL-03: every failed call is logged here, once per attempt; the caller decides whether the person sees it.
  console.error(
    `${cause.config?.method?.toUpperCase()} ${cause.config?.url} failed: ${cause.response?.status ?? cause.code}`,
  )
  if (inBrowser) {
    const again = await readAgain(cause)
    if (again) return http.request(again)
  }
  const problem = isProblem(cause.response?.data) ? cause.response.data : undefined
  const status = cause.response?.status
  const retryAfter = retryAfterOf(cause.response?.headers['retry-after'])
  const error = new ApiError(problem?.detail ?? fallbackSentence(status), status, problem, { cause, retryAfter })
  if (inBrowser && status === 401 && isOfSession(cause.config)) reportUnauthenticated()
  throw error
})

/** Whether a call needs a session: it carries the bearer, or would if the browser had not lost it. */
const isOfSession = (config: InternalAxiosRequestConfig | undefined) =>
  config?.headers.has('Authorization') === true || !config?.url?.startsWith('/public/')

/** Refuses what the service never answers, such as the HTML of whatever stands before it, or `null` to a read. */
function refuseForeign(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { data, config, request } = response
  const isFile = config.responseType !== undefined && config.responseType !== 'json'
  const isEmpty = (data === '' || data === null) && isWrite(config.method)
  if (isFile || isEmpty || (typeof data === 'object' && data !== null)) return response
  throw new AxiosError('not an answer of the service', AxiosError.ERR_BAD_RESPONSE, config, request, response)
}

const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' && data !== null && typeof (data as Problem).code === 'string'

function fallbackSentence(status: number | undefined): string {
  if (status === undefined) return 'The service could not be reached. Please check your connection and try again.'
  return 'The service could not answer. Please try again later.'
}
