import type { Server } from 'node:http'
import { clientNetwork } from '@tekskills/shared/server/client-network'

interface ConnectionLimitOptions {
  /** Connections that one network may have open at the same time. */
  max: number
  /** Whether an address is that of a proxy, which serves many clients. */
  isProxy: (address: string) => boolean
}

const sentence = 'Too many connections at once. Please try again in a moment.'
/** The complete raw response, because the request on a rejected connection is never read. */
const REJECTION =
  `HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\nretry-after: 5\r\nconnection: close\r\n` +
  `content-length: ${sentence.length}\r\n\r\n${sentence}`

/** Limits the open connections of each network, so that one of them cannot exhaust those of this process. */
export function limitConnections(server: Server, { max, isProxy }: ConnectionLimitOptions): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (!address || isProxy(address)) return
    const network = clientNetwork(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > max) {
      socket.end(REJECTION)
      socket.destroySoon()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const remaining = (open.get(network) ?? 1) - 1
      if (remaining > 0) open.set(network, remaining)
      else open.delete(network)
    })
  })
}
