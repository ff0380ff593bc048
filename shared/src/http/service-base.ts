/** Base address of the service where the environment names none. */
export const DEFAULT_SERVICE_BASE = '/api'

let base = DEFAULT_SERVICE_BASE

/**
 * Sets the path of the site under which browsers reach the service (`API_BASE` of the shell's server). The shell calls it
 * once, on its server and in each page, before anything calls the service.
 */
export function setServiceBase(address: string): void {
  base = address
}

/** The base address of the service, as browsers reach it; without a slash at its end. */
export const serviceBase = (): string => base

/** Where a browser finds a path of the contract, such as `/public/user/caseStudy/download/7`: for links and plain forms. */
export const serviceUrl = (path: string): string => base + path
