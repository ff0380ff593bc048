import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'

/** Header by which edge, shell server and service name one request in their logs. */
export const REQUEST_ID = 'x-request-id'

/** The ids that proxies assign: 32 hexadecimal digits by nginx, mostly UUIDs by others. */
const ID = /^[\w-]{16,64}$/

/** Whether a peer's address is that of a trusted proxy, according to the value of `TRUST_PROXY` or `false`. */
export type IsProxy = (address: string | undefined) => boolean

/** Reads `TRUST_PROXY`. */
export function proxyCheck(trustProxy: string | false): IsProxy {
  if (trustProxy === false) return () => false
  const isTrusted = compile(trustProxy.split(',').map((address) => address.trim()))
  return (address) => address !== undefined && isTrusted(address, 0)
}

/**
 * Returns a function for the id of a request: the one that a trusted proxy has given it, or else a new UUID, so that no
 * client can choose what logs say.
 */
export const createRequestIds =
  (isProxy: IsProxy) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID]
    return typeof given === 'string' && ID.test(given) && isProxy(socket.remoteAddress) ? given : randomUUID()
  }
