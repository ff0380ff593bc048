import { AsyncLocalStorage } from 'node:async_hooks'
import { REQUEST_ID } from './request-id'

interface RequestScope {
  id: string
  /** The span that is being worked in, as a W3C `traceparent`; undefined without tracing. */
  traceparent?: string
}

const scope = new AsyncLocalStorage<RequestScope>()

/** Runs `work` for a request: calls to the service made meanwhile carry its id and, with tracing, the span. */
export const inRequest = <T>(id: string, work: () => T, traceparent?: string): T => scope.run({ id, traceparent }, work)

/** Id of the request that the running code works for; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id

/** The span that the running code works in, as a W3C `traceparent`; undefined outside of spans and without tracing. */
export const currentTraceparent = (): string | undefined => scope.getStore()?.traceparent

/** The headers for a call to the service, if it is made for a request. */
export function callHeaders(): Record<string, string> {
  const { id, traceparent } = scope.getStore() ?? {}
  return { ...(id !== undefined && { [REQUEST_ID]: id }), ...(traceparent !== undefined && { traceparent }) }
}
