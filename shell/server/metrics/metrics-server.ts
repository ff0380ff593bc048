import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, type Registry } from 'prom-client'

/**
 * Serves `GET /internal/metrics` in Prometheus format at a port of its own, so that no proxy of the public port can ever
 * reach it; also adds the metrics of the process.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/internal/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
