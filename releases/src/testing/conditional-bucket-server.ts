import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBucketServer } from './bucket-server'

const TAKEN =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code><Message>The key is taken.</Message></Error>'

/**
 * A server that speaks S3, with one thing that s3rver lacks: a write with `If-None-Match: *` is refused with 412 when the
 * key is taken, as Amazon S3 and MinIO document it. This stand-in knows the keys that were written through it.
 */
export async function startConditionalBucketServer(bucket: string) {
  const behind = await startBucketServer(bucket)
  const taken = new Set<string>()
  const server = http.createServer((request, response) => {
    const { pathname: key } = new URL(request.url ?? '/', behind.endpoint)
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && taken.has(key)) {
        request.resume()
        response.writeHead(412, { 'content-type': 'application/xml' }).end(TAKEN)
        return
      }
      taken.add(key)
    }
    // The signature covers the host that the client named.
    const options = { method: request.method, headers: request.headers }
    const forward = http.request(behind.endpoint + request.url, options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
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
    await behind.stop()
  }
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
