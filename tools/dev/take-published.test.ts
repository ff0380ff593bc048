import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { releaseId } from '../release/release-id'
import { takePublished } from './take-published'

test('a development site takes what is published of these sources, and leaves the rest to be built', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'published-'))
  t.after(() => rm(root, { recursive: true }))
  const [from, to] = [releaseStore(join(root, 'releases')), releaseStore(join(root, 'dev-releases'))]
  const release = await releaseId('remote-tekdatanova')
  await storeRelease(from.root, 'remote-tekdatanova', release, 'exports.published = true')
  await storeRelease(from.root, 'remote-public', 'another', '')
  await takePublished({ from, to, names: ['remote-tekdatanova', 'remote-public'] })
  assert.equal(await to.has('remote-tekdatanova', release), true)
  assert.equal(
    await readFile(join(to.folderOf('remote-tekdatanova', release), 'server.cjs'), 'utf8'),
    'exports.published = true',
  )
  assert.equal((await to.releases('remote-public')).size, 0)
})
