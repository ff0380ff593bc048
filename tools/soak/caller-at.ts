import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** Options of a request; one with a body is a POST. */
interface Sent {
  headers?: Record<string, string>
  body?: string | Buffer
}

/** The response to a request. */
export interface CallerResponse {
  status: number
  headers: IncomingMessage['headers']
  body: string
  /** Time from the first byte sent to the last one received. */
  milliseconds: number
}

/** Sends requests as one visitor. Rejects when the connection breaks before the response is complete. */
export type Caller = (path: string, sent?: Sent) => Promise<CallerResponse>

/** A separate address for each sender, different from those of readers and staff. */
export const senderAddress = (sender: number) => `127.0.${1 + (sender >> 7)}.${1 + (sender & 127)}`

/**
 * A visitor with its own IP address, because rate limits are per address: requests go from `localAddress`, in
 * 127.0.0.0/8, to the site at `port` of 127.0.0.1.
 */
export function callerAt(port: number, localAddress: string): Caller {
  const agent = new Agent({ keepAlive: true, localAddress })
  return async (path, { headers, body } = {}) => {
    const start = performance.now()
    const sent = request({ host: '127.0.0.1', port, path, agent, headers, method: body ? 'POST' : 'GET' }).end(body)
    // A connection may break after the response as well, while a body that was rejected is still being sent.
    sent.on('error', () => undefined)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const content = await text(response)
    const { statusCode: status = 0, headers: received } = response
    return { status, headers: received, body: content, milliseconds: performance.now() - start }
  }
}
