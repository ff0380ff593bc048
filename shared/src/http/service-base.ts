/** Default base path of the service. */
export const DEFAULT_SERVICE_BASE = '/api'

let base = DEFAULT_SERVICE_BASE

/**
 * Sets the path of the site under which browsers reach the service (`API_BASE` of the shell server). The shell calls it
 * once, on the server and in each page, before the first call to the service.
 */
export function setServiceBase(address: string): void {
  base = address
}

/** The base path under which browsers reach the service, without a trailing slash. */
export const serviceBase = (): string => base

/** URL of a contract path, such as `/public/user/caseStudy/download/7`, for links and native forms. */
export const serviceUrl = (path: string): string => base + path
