import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBucketServer } from './bucket-server'

const TAKEN =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code><Message>The key is taken.</Message></Error>'

/**
 * An S3 server that adds what s3rver lacks: a write with `If-None-Match: *` is rejected with 412 when the key is taken, as
 * Amazon S3 and MinIO document it. It knows only the keys that were written through it.
 */
export async function startConditionalBucketServer(bucket: string) {
  const upstream = await startBucketServer(bucket)
  const taken = new Set<string>()
  const server = http.createServer((request, response) => {
    const { pathname: key } = new URL(request.url ?? '/', upstream.endpoint)
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && taken.has(key)) {
        request.resume()
        response.writeHead(412, { 'content-type': 'application/xml' }).end(TAKEN)
        return
      }
      taken.add(key)
    }
    // The signature covers the Host header that the client sent.
    const options = { method: request.method, headers: request.headers }
    const forward = http.request(upstream.endpoint + request.url, options, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers)
      upstreamResponse.pipe(response)
    })
    forward.on('error', () => response.destroy())
    request.pipe(forward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    await upstream.stop()
  }
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
