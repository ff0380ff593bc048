import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { describeLiveReleases, readLiveSite } from './live-site'
import { startGateway } from './site-gateway'

const boot = {
  apiBase: '/service',
  remotes: {
    'remote-public': { release: 'p1', entry: '/remotes/remote-public/p1/container.js', routes: [], previous: [] },
    'remote-labs': {
      release: 'l1',
      entry: '/remotes/remote-labs/l1/container.js',
      integrity: 'sha384-x',
      routes: [{ id: 'labs', pattern: '/labs', access: 'visitor', chrome: 'site' }],
      previous: [],
    },
  },
}

/** Starts a server that returns its name and records the requests it got. */
async function startServer(t: TestContext, name: string) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} from ${request.headers.origin ?? 'nowhere'}`)
    if (request.url === '/')
      return response.end(`<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`)
    return response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(`${name} ${request.url}`)
  })
  server.listen(0)
  await once(server, 'listening')
  t.after(() => server.close())
  return { port: (server.address() as AddressInfo).port, requests }
}

async function start(t: TestContext, writes: boolean) {
  const live = await startServer(t, 'site')
  const shell = await startServer(t, 'shell')
  const origin = `http://127.0.0.1:${live.port}`
  const gateway = await startGateway({ site: await readLiveSite(origin), remotes: ['remote-labs'], writes, port: 0 })
  t.after(gateway.stop)
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${gateway.port}${path}`, init)
  const textAt = async (path: string) => (await ask(path)).text()
  return { origin, live, shell, gateway, ask, textAt }
}

test('pages are from this machine, the service and the files of other remotes from the site', async (t) => {
  const { gateway, shell, textAt, ask } = await start(t, false)
  assert.equal((await ask('/contact')).status, 503, 'nothing is built yet')
  gateway.showShell(shell.port)
  assert.equal(await textAt('/contact'), 'shell /contact')
  assert.equal(await textAt('/remotes/remote-public/dev/container.js'), 'shell /remotes/remote-public/dev/container.js')
  assert.equal(await textAt('/remotes/remote-labs/l1/main.js'), 'site /remotes/remote-labs/l1/main.js')
  const response = await ask('/api/public/user/blogs?page=1')
  assert.equal(await response.text(), 'site /service/public/user/blogs?page=1')
  assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
})

test('writes do not reach the site unless they are asked for, and reports never do', async (t) => {
  const headers = { origin: 'http://localhost:4000', 'content-type': 'application/json' }
  const write = { method: 'POST', headers, body: '{}' }
  const reading = await start(t, false)
  const refused = await reading.ask('/api/public/enquiries', write)
  assert.equal(refused.status, 403)
  assert.match(((await refused.json()) as { message: string }).message, /Start with --writes/)
  assert.equal((await reading.ask('/api/release-reports', write)).status, 204)
  assert.deepEqual(reading.live.requests, ['GET / from nowhere'])

  const writing = await start(t, true)
  assert.equal((await writing.ask('/api/public/enquiries', write)).status, 200)
  assert.equal((await writing.ask('/api/release-reports', write)).status, 204)
  assert.deepEqual(writing.live.requests.slice(1), [`POST /service/public/enquiries from ${writing.origin}`])
})

test('releases of the site are described as remotes that only browsers render', async (t) => {
  const { origin } = await start(t, false)
  const root = await mkdtemp(join(tmpdir(), 'live-site-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  const { remotes } = await readLiveSite(origin)
  assert.deepEqual(await describeLiveReleases(store, remotes), { 'remote-public': 'p1', 'remote-labs': 'l1' })
  const { server, files, routes } = await store.describe('remote-labs', 'l1')
  assert.equal(server, null)
  assert.deepEqual(files, { 'container.js': { integrity: 'sha384-x', bytes: 0 } })
  assert.equal(routes[0]?.pattern, '/labs')
  await assert.rejects(readLiveSite('http://127.0.0.1:1'), /does not respond/)
})
