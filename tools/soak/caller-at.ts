import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** What goes with a call; one with a body is a POST. */
interface Sent {
  headers?: Record<string, string>
  body?: string | Buffer
}

/** How a call was answered. */
export interface Answered {
  status: number
  headers: IncomingMessage['headers']
  body: string
  /** From the first byte sent to the last one read. */
  milliseconds: number
}

/** Calls a site in the name of one visitor. Rejects when the connection breaks before the whole answer is there. */
export type Caller = (path: string, sent?: Sent) => Promise<Answered>

/** An address for each of many senders; none is that of a reader or of staff. */
export const senderAddress = (sender: number) => `127.0.${1 + (sender >> 7)}.${1 + (sender & 127)}`

/**
 * A visitor with an address of its own, as limits count by address: `localAddress` is one of this machine's 127.0.0.0/8,
 * from which the site at `port` of 127.0.0.1 is called.
 */
export function callerAt(port: number, localAddress: string): Caller {
  const agent = new Agent({ keepAlive: true, localAddress })
  return async (path, { headers, body } = {}) => {
    const begun = performance.now()
    const sent = request({ host: '127.0.0.1', port, path, agent, headers, method: body ? 'POST' : 'GET' }).end(body)
    // A connection may break after the response as well, while a body that was rejected is still being sent.
    sent.on('error', () => undefined)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const answer = await text(response)
    const { statusCode: status = 0, headers: told } = response
    return { status, headers: told, body: answer, milliseconds: performance.now() - begun }
  }
}
