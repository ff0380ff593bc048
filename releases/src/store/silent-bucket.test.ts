import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { createReleaseBucket } from './release-bucket'

/** A bucket on a server that handles each request with `listener`. */
async function bucketServedBy(t: TestContext, listener: http.RequestListener) {
  const server = http.createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' })
  const { port } = server.address() as AddressInfo
  return createReleaseBucket({ name: 'site', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}` })
}

for (const [what, listener] of Object.entries<http.RequestListener>({
  'never responds': () => undefined,
  'stops in the middle of an object': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{')
  },
}))
  test(`a request to a server that ${what} times out, so that a shell polls again`, async (t) => {
    const bucket = await bucketServedBy(t, listener)
    await assert.rejects(bucket.readIfChanged('registry.json', undefined), { name: 'TimeoutError' })
  })
