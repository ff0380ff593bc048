import { AsyncLocalStorage } from 'node:async_hooks'
import { REQUEST_ID } from './request-id'

const scope = new AsyncLocalStorage<string>()

/** Runs `work` for a request: calls to the service made meanwhile carry its id. */
export const inRequest = <T>(id: string, work: () => T): T => scope.run(id, work)

/** Id of the request that the running code works for; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** The header for a call to the service, if it is made for a request. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId()
  return id === undefined ? {} : { [REQUEST_ID]: id }
}
