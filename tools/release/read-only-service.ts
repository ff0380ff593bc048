import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Read-only requests for public content. */
const isOpen = (method = '', url = '') =>
  method === 'GET' && (url.startsWith('/api/public/') || /^\/sitemap[\w-]*\.xml$/.test(url))

/**
 * A service for the gate, which answers public reads from a real service and everything else with 503, so that the gate
 * leaves no reports, or anything else, on a live site.
 * @param service address of the real service; without it, every request is answered with 503
 */
export async function startReadOnlyService(service: string | undefined) {
  const server = createServer((request, response) => {
    const refuse = () => void response.writeHead(503).end()
    if (!service || !isOpen(request.method, request.url)) return refuse()
    fetch(new URL(request.url ?? '/', service), { redirect: 'manual' })
      .then(async (answer) => {
        const content = Buffer.from(await answer.arrayBuffer())
        const type = answer.headers.get('content-type') ?? 'application/json'
        response.writeHead(answer.status, { 'content-type': type }).end(content)
      })
      .catch(refuse)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
