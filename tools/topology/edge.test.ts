import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { freePort } from '../start/free-port'
import { ensureNginx, startEdge } from './edge'

const FILE = '/remotes/remote-public/0a1b2c/container.js'
const CACHEABLE = { 'cache-control': 'public, max-age=86400' }

/**
 * Starts nginx with the configuration of `docker/` in front of a shell that responds like this, and a service that is
 * down.
 */
async function startBefore(t: TestContext, shell: RequestListener) {
  await ensureNginx()
  const server = createServer(shell).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const folder = await mkdtemp(join(tmpdir(), 'tekskills-edge-'))
  // Started as root, the nginx workers run as another user, which needs access.
  await chmod(folder, 0o755)
  const ports = { outer: await freePort(0), inner: await freePort(0) }
  const edge = await startEdge(folder, ports, { shell: [port], service: [await freePort(0)] })
  t.after(async () => {
    await edge.stop()
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true, force: true })
  })
  /** Sends a path as it is, which `fetch` would normalize. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const sent = request({ host: '127.0.0.1', port: ports.outer, path, headers, agent: false }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  return { get, log: edge.log }
}

/** Other spellings of {@link FILE} that nginx reads as that path, and a shell as another page. */
const spellings = [
  FILE.replace('/remotes', '/old-blog/..%2Fremotes'),
  FILE.replace('/remotes', '/old-blog/../remotes'),
  FILE.replace('/remotes', '/old-blog/%2e%2e/remotes'),
  FILE.replace('/remotes/', '/remotes/x/..%2F'),
  FILE.replace('/remotes/', '/remotes/x/../'),
  FILE.replace('/remotes/', '/remotes/./'),
  FILE.replace('/remotes/', '/remotes//'),
  FILE.replace('/remotes', '//remotes'),
  FILE.replace('remotes', '%72emotes'),
  FILE.replace('container.js', 'container%2Ejs'),
  FILE.replace('/container', '%2Fcontainer'),
]

test('no other spelling of the path of a release file puts a different response into the cache of the edge', async (t) => {
  const { get } = await startBefore(t, ({ url = '' }, response) => {
    if (new RegExp(`^${FILE}(\\?|$)`).test(url)) response.writeHead(200, CACHEABLE).end('the script')
    else response.writeHead(200, CACHEABLE).end('another page')
  })
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    for (const path of spellings) await get(path, headers)
    assert.equal((await get(FILE, headers)).body, 'the script', encoding)
    for (const path of spellings) {
      const { status, body, headers: received } = await get(path, headers)
      assert.notEqual(body, 'the script', path)
      if (body === 'another page') continue
      assert.deepEqual(
        [status, received['content-type'], received['cache-control']],
        [404, 'text/plain', 'no-store'],
        path,
      )
    }
  }
})

test('the edge keeps files only, and no redirect or error in their place', async (t) => {
  let answer: [number, object] = [200, {}]
  const { get } = await startBefore(t, (_request, response) => response.writeHead(answer[0], { ...answer[1] }).end('x'))
  for (const status of [301, 302, 404, 410]) {
    answer = [status, { ...CACHEABLE, location: '/elsewhere' }]
    assert.equal((await get(FILE)).status, status)
  }
  answer = [200, CACHEABLE]
  assert.equal((await get(`${FILE}?attempt=1`)).status, 200)
  answer = [404, CACHEABLE]
  assert.equal((await get(FILE)).status, 200, 'the file is cached')
})

test('redirects of the edge name neither its scheme nor its port', async (t) => {
  const { get } = await startBefore(t, (_request, response) => response.end('x'))
  for (const path of ['/api', '/remotes']) {
    const { status, headers } = await get(path, { host: 'www.example.com', 'x-forwarded-proto': 'https' })
    assert.deepEqual([path, status, headers.location], [path, 301, `${path}/`])
  }
})

test('the logs of the edge contain no queries or referrers, even for failed requests', async (t) => {
  const { get, log } = await startBefore(t, (_request, response) => response.end('x'))
  const failed = await get('/api/public/user/search?q=SECRET', { referer: 'http://site/blog/x?preview=SECRET' })
  assert.equal(failed.status, 503)
  await get('/search?q=SECRET', { referer: 'http://site/?q=SECRET' })
  const lines = await log()
  assert.match(lines, /"path":"\/api\/public\/user\/search","status":503/)
  assert.doesNotMatch(lines, /SECRET/)
})
