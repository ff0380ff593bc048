import type { InternalAxiosRequestConfig } from 'axios'
import { browserStorage } from '../storage/browser-storage'
import { sessionMarker } from '../storage/cookies'

const ABSOLUTE = /^([a-z][a-z\d+.-]*:)?\/\//i

/** Whether a URL is relative to our own origin; only such requests may have the bearer or the anti-forgery header. */
export const isRelative = (url = '') => !ABSOLUTE.test(url)

/** Whether a method is a write, which has the anti-forgery header (ST-07); reads never do. */
export const isWrite = (method = 'get') => !['get', 'head', 'options'].includes(method.toLowerCase())

const lastSegment = (url = '') => url.split(/[?#]/, 1)[0]?.split('/').at(-1)

/**
 * The stored token if this request may carry it (ST-06): with a session marker, or on the login page when the stored
 * token is not the literal text `undefined`; never for a path that ends in `Token`, never to another origin.
 */
export function bearerFor(url: string | undefined, page: string): string | undefined {
  if (!isRelative(url) || lastSegment(url) === 'Token') return undefined
  const token = browserStorage.read('Token')
  if (!token || token === 'undefined') return undefined
  return sessionMarker.exists() || page === '/login' ? token : undefined
}

/** Axios request interceptor of the browser: adds the bearer where {@link bearerFor} allows it. */
export function attachBearer(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = bearerFor(config.url, location.pathname)
  if (token) config.headers.set('Authorization', `Bearer ${token}`)
  return config
}
