import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AddressInfo } from 'node:net'
import type { Problem } from '@tekskills/shared/contracts/problem'
import type { LiveSite } from './live-site'

interface GatewayOptions {
  site: LiveSite
  /** Remotes whose files are on the site. */
  remotes: readonly string[]
  /** Whether writes reach the site. */
  writes: boolean
  port: number
}

/** Headers that belong to one connection, and those of a body that `fetch` has decoded. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'content-length', 'upgrade', 'te']
const OF_ENCODING = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']

/** Background requests about the pages of this machine, which the site must not count. */
const REPORTS = /^\/api\/(release-reports|csp-reports)/

/**
 * Listens where the developer opens the site: calls to the service, and files of remotes that are not developed, go to the
 * running site, everything else to the shell server of this machine. That server uses it as its service, too.
 */
export async function startGateway({ site, remotes, writes, port }: GatewayOptions) {
  let shellPort: number | undefined

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const [, kind, name = ''] = path.split(/[/?]/)
    if (kind === 'api') return answerCall(path, request, response)
    // The site announces changes of content to its own servers only; a stream without changes is no error.
    if (kind === 'internal' && name === 'changes')
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    if (kind === 'remotes' && remotes.includes(name)) return passToSite(path, request, response)
    return passToShell(request, response)
  }

  async function answerCall(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (REPORTS.test(path)) return void response.writeHead(204).end()
    if (!writes && !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '')) return refuse(response)
    return passToSite(path.replace(/^\/api/, site.apiBase), request, response)
  }

  async function passToSite(path: string, request: IncomingMessage, response: ServerResponse) {
    const headers = new Headers()
    for (const [header, value] of Object.entries(request.headers))
      if (value !== undefined && !OF_CONNECTION.includes(header)) headers.set(header, String(value))
    if (headers.has('origin')) headers.set('origin', site.origin)
    if (headers.has('referer')) headers.set('referer', `${site.origin}/`)
    const hasBody = !['GET', 'HEAD'].includes(request.method ?? 'GET')
    const answer = await fetch(site.origin + path, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    })
    const passed = [...answer.headers].filter(([header]) => !OF_ENCODING.includes(header) && header !== 'set-cookie')
    response.writeHead(answer.status, { ...Object.fromEntries(passed), 'set-cookie': answer.headers.getSetCookie() })
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response)
    else response.end()
  }

  async function passToShell(request: IncomingMessage, response: ServerResponse) {
    const { method, url, headers } = request
    if (shellPort === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end('Still building.')
    const passed = httpRequest({ host: '127.0.0.1', port: shellPort, method, path: url, headers })
    request.pipe(passed)
    response.once('close', () => passed.destroy())
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    await pipeline(answer, response)
  }

  const server = createServer((request, response) => {
    void forward(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      return response
        .writeHead(502, { 'content-type': 'text/plain' })
        .end(`${site.origin}: ${(error as Error).message}`)
    })
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on pages come from the shell server on this port. */
    showShell: (at: number) => (shellPort = at),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(response: ServerResponse): void {
  const message = 'Writes to the running site are refused. Start with --writes to allow them.'
  const problem: Problem = {
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    code: 'WRITES_REFUSED',
    detail: message,
    message,
  }
  response.writeHead(403, { 'content-type': 'application/problem+json' }).end(JSON.stringify(problem))
}
