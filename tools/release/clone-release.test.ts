import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { cloneRelease } from './clone-release'
import { integrityOf } from '@tekskills/releases/integrity'
import { releaseStore } from '@tekskills/releases/store/release-store'

test('a clone of a release has its own id everywhere, and hashes that match its files', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'clone-'))
  t.after(() => rm(root, { recursive: true }))
  const store = releaseStore(root)
  const original = store.folderOf('remote-public', 'aaa111')
  const files = {
    'container.js': { integrity: 'old entry', bytes: 1 },
    'home.js': { integrity: 'old chunk', bytes: 1 },
    'font.woff2': { integrity: 'old font', bytes: 1 },
  }
  const server = { file: 'server.cjs', integrity: 'old' }
  await mkdir(join(original, 'client'), { recursive: true })
  await writeFile(join(original, 'client', 'container.js'), 'var aaa111 = { home: "old chunk" }')
  await writeFile(join(original, 'client', 'home.js'), '"home of aaa111"')
  await writeFile(join(original, 'client', 'container.js.br'), 'compressed')
  await writeFile(join(original, 'client', 'font.woff2'), Buffer.from([0xff, 0xfe, 0]))
  await writeFile(join(original, 'server.cjs'), 'exports.words = "first of aaa111"')
  await writeFile(
    join(original, 'release.json'),
    JSON.stringify({ schema: 1, name: 'remote-public', release: 'aaa111', entry: 'container.js', files, server }),
  )

  const edit = (file: string, text: string) => (file === 'server.cjs' ? text.replace('first', 'second') : text)
  const folder = await cloneRelease({ store, name: 'remote-public', from: 'aaa111', to: 'bbb222', edit })

  const read = (file: string) => readFile(join(folder, file))
  const descriptor = await store.describe('remote-public', 'bbb222')
  assert.equal((await read('client/home.js')).toString(), '"home of bbb222"')
  const chunk = integrityOf(await read('client/home.js'))
  assert.equal((await read('client/container.js')).toString(), `var bbb222 = { home: "${chunk}" }`)
  assert.equal(descriptor.files['home.js']?.integrity, chunk)
  assert.equal((await read('server.cjs')).toString(), 'exports.words = "second of bbb222"')
  await assert.rejects(stat(join(folder, 'client', 'container.js.br')))
  assert.equal(descriptor.release, 'bbb222')
  assert.deepEqual(descriptor.files['font.woff2'], { integrity: integrityOf(Buffer.from([0xff, 0xfe, 0])), bytes: 3 })
  assert.equal(descriptor.files['container.js']?.integrity, integrityOf(await read('client/container.js')))
  assert.equal(descriptor.server?.integrity, integrityOf(await read('server.cjs')))
})
