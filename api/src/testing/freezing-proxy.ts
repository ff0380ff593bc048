import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export interface FreezingProxy {
  /** The URL of the same database behind the proxy. */
  url: string
  /** Stops forwarding; connections stay open and new ones are accepted, as by a stopped process. */
  freeze(): void
  /** Forwards everything again, including what was held back. */
  thaw(): void
  stop(): void
}

/** Forwards connections to the PostgreSQL server of `url`, whose `host` is the directory of its socket. */
export async function startFreezingProxy(url: string): Promise<FreezingProxy> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-proxy-'))
  const [, server = ''] = /[?&]host=([^&]+)/.exec(url) ?? []
  const sockets = new Set<net.Socket>()
  let frozen = false

  const forward = (from: net.Socket, to: net.Socket) => {
    sockets.add(from)
    from.on('data', (chunk) => void to.write(chunk))
    from.on('error', () => undefined)
    from.once('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (frozen) from.pause()
  }
  const proxy = net.createServer((client) => {
    const upstream = net.connect(path.join(decodeURIComponent(server), '.s.PGSQL.5432'))
    forward(client, upstream)
    forward(upstream, client)
  })
  proxy.listen(path.join(directory, '.s.PGSQL.5432'))
  await once(proxy, 'listening')

  return {
    url: url.replace(`host=${server}`, `host=${encodeURIComponent(directory)}`),
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    stop() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
