import type { Server } from 'node:http'
import { clientNetwork } from '@tekskills/shared/contracts/http/client-network'

interface ConnectionLimitOptions {
  /** Connections that one network may have open at a time. */
  most: number
  /** Whether an address is that of a proxy, which speaks for many. */
  isProxy: (address: string) => boolean
}

const sentence = 'Too many connections at once. Please try again in a moment.'
/** All of an answer, because a connection that is refused is not read. */
const REJECTION =
  `HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\nretry-after: 5\r\nconnection: close\r\n` +
  `content-length: ${sentence.length}\r\n\r\n${sentence}`

/** Bounds the connections of each network, so that one of them cannot hold all that this process can. */
export function limitConnections(server: Server, { most, isProxy }: ConnectionLimitOptions): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (!address || isProxy(address)) return
    const network = clientNetwork(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > most) {
      socket.end(REJECTION)
      socket.destroySoon()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
