import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { publish } from '@tekskills/releases/publish'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { fromRoot } from '../repository'
import { candidateDocument } from './candidate-document'
import type { InterfaceDocument } from './interface-changes'
import { reliedDocument } from './interface-findings'

const run = promisify(execFile)
const PUBLIC = 'remote-public'

const call = { get: { responses: { 200: { description: 'ok' } } } }
const documentOf = (...paths: string[]): InterfaceDocument => ({
  openapi: '3.1.0',
  paths: Object.fromEntries(paths.map((path) => [path, call])),
})
const OLD = '/api/public/user/get-allblogs'
const NEW = '/api/public/user/get-courses'

/** A running service that has these calls, until it is stopped or deployed with others. */
async function startService(t: TestContext, ...paths: string[]) {
  let document = documentOf(...paths)
  let hangs = false
  const server = createServer((request, response) => {
    if (hangs) return
    response.writeHead(request.url === '/api/openapi.json' ? 200 : 404).end(JSON.stringify(document))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  t.after(stop)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (...next: string[]) => (document = documentOf(...next)),
    hang: () => (hangs = true),
    stop,
  }
}

/** A store, and the release command on it, which queries a service. */
async function siteWith(t: TestContext, API_URL: string) {
  const root = await mkdtemp(join(tmpdir(), 'interface-check-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  const checkout = documentOf(OLD, NEW, '/api/career')
  return {
    store,
    async publish(release: string, code: string) {
      const build = () => storeRelease(root, PUBLIC, release, code)
      const reliedInterface = async (folder: string) => JSON.stringify(await reliedDocument(folder, checkout))
      await publish(store, { name: PUBLIC, release, checkout: root, build, reliedInterface })
    },
    async command(...words: string[]) {
      const env = { ...process.env, RELEASES_DIR: root, DATA_DIR: root, RELEASE_BY: 'ada', API_URL }
      const args = ['--import', 'tsx', fromRoot('tools', 'release', 'main.ts'), ...words]
      const said = await run(process.execPath, args, { env, cwd: fromRoot() }).catch(
        (error: unknown) => error as { stdout: string; stderr: string },
      )
      return (said.stdout + said.stderr).trim()
    },
  }
}

test('a release that calls what the deployed service lacks is rejected with the name of the call, or forced', async (t) => {
  const service = await startService(t, OLD)
  const { publish: publishes, command } = await siteWith(t, service.url)
  await publishes('p1', 'get("/public/user/get-allblogs")')
  await publishes('p2', 'get("/public/user/get-allblogs"); get("/public/user/get-courses")')
  assert.equal(await command('promote', PUBLIC, 'p1'), 'remote-public p1 is live.')
  assert.doesNotMatch(await command('status'), /were not compared/)
  const rejected =
    /^remote-public p2 is rejected:\n {2}it calls GET \S+\/get-courses, which the running service does not have\n {2}Deploy the service first, or promote with --despite-service\.$/
  assert.match(await command('promote', PUBLIC, 'p2'), rejected)
  assert.match(await command('promote', PUBLIC, 'p2', '--percent', '10'), rejected)
  assert.equal(await command('promote', PUBLIC, 'p2', '--despite-service'), 'remote-public p2 is live.')
  assert.match(
    await command('status'),
    /Although it calls GET \S+\/get-courses, which the running service does not have\./,
  )
  assert.equal(await command('rollback', PUBLIC), 'remote-public p1 is live again.')
  service.deploy(OLD, NEW)
  assert.equal(await command('promote', PUBLIC, 'p2'), 'remote-public p2 is live.')
})

test('a promotion where no service is known is noted in the history as not compared', async (t) => {
  const { publish: publishes, command } = await siteWith(t, '')
  await publishes('p1', 'get("/public/user/get-courses")')
  assert.equal(await command('promote', PUBLIC, 'p1'), 'remote-public p1 is live.')
  assert.match(await command('status'), /^ +Its calls were not compared with those of a service\./m)
})

test('a rollback to a release whose calls are gone is rejected unless forced, and does not wait for a service that is down', async (t) => {
  const service = await startService(t, OLD)
  const { publish: publishes, command, store } = await siteWith(t, service.url)
  await publishes('p1', 'get("/public/user/get-allblogs")')
  await publishes('p2', '')
  for (const release of ['p1', 'p2', 'p1', 'p2'])
    await store.setLive({ [PUBLIC]: release }, { action: 'promote', by: 'ada' })
  service.deploy(NEW)
  assert.match(
    await command('rollback', PUBLIC),
    /^remote-public p1 is rejected:\n {2}it calls GET \S+\/get-allblogs, which .* does not have\n {2}To go back anyway: rollback remote-public p1 --force p1\.$/,
  )
  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p2')
  assert.equal(await command('rollback', PUBLIC, 'p1', '--force', 'p1'), 'remote-public p1 is live again.')
  await store.setLive({ [PUBLIC]: 'p2' }, { action: 'promote', by: 'ada' })
  service.hang()
  assert.equal(await command('rollback', PUBLIC, 'p1'), 'remote-public p1 is live again.')
  await store.setLive({ [PUBLIC]: 'p2' }, { action: 'promote', by: 'ada' })
  service.stop()
  assert.match(
    await command('promote', PUBLIC, 'p1'),
    /cannot be compared with those of the service: \S+ does not respond/,
  )
  assert.equal(await command('rollback', PUBLIC, 'p1'), 'remote-public p1 is live again.')
})

test('the calls of a release are recorded once with it, even if it was published before that feature', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'interface-check-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  const document = await candidateDocument()
  const publishing = (reliedInterface?: (folder: string) => Promise<string>) =>
    publish(store, {
      name: PUBLIC,
      release: 'p1',
      checkout: root,
      build: () => storeRelease(root, PUBLIC, 'p1', 'get("/public/user/get-allblogs")'),
      reliedInterface,
    })
  await publishing()
  assert.equal(await store.reliedInterfaceOf(PUBLIC, 'p1'), undefined)
  await publishing(async (folder) => JSON.stringify(await reliedDocument(folder, document)))
  const { paths } = JSON.parse((await store.reliedInterfaceOf(PUBLIC, 'p1')) ?? '') as InterfaceDocument
  assert.deepEqual(paths[OLD], document.paths[OLD])
  assert.equal(Object.keys(paths).includes('/api/career'), false)
  await publishing(() => assert.fail('they are recorded again'))
  await store.remove(PUBLIC, 'p1')
  assert.equal(await store.reliedInterfaceOf(PUBLIC, 'p1'), undefined)
})
