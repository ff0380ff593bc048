import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { SHELL_BUILD, storeRelease } from '@tekskills/releases/testing/store-release'
import { startGateSite } from './gate-site'

test('the gate starts its server with the environment of a running site, whose ports are taken', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'gate-site-'))
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const before = process.env['METRICS_PORT']
  t.after(async () => {
    if (before === undefined) delete process.env['METRICS_PORT']
    else process.env['METRICS_PORT'] = before
    taken.close()
    await rm(root, { recursive: true })
  })
  await storeRelease(root, 'shell', 's1', SHELL_BUILD)
  const registry = await releaseStore(root).setLive({ shell: 's1' }, { action: 'promote', by: 'ada' })
  process.env['METRICS_PORT'] = String((taken.address() as AddressInfo).port)
  const site = await startGateSite(root, registry)
  assert.match(site.url, /^http:\/\/127\.0\.0\.1:\d+$/)
  await site.stop()
})
