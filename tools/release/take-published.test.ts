import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { publishSources } from './publish-sources'
import { releaseId } from './release-id'
import { takePublished } from './take-published'

test('a development site copies what is published from these sources, and builds the rest', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'published-'))
  t.after(() => rm(root, { recursive: true }))
  const [from, to] = [releaseStore(join(root, 'releases')), releaseStore(join(root, 'dev-releases'))]
  const release = await releaseId('remote-tekdatanova')
  await storeRelease(from.root, 'remote-tekdatanova', release, 'exports.published = true')
  await storeRelease(from.root, 'remote-public', 'another', '')
  await publishSources(to, ['remote-tekdatanova'], () => assert.fail('it is built again'), from)
  assert.equal(await to.has('remote-tekdatanova', release), true)
  assert.equal(
    await readFile(join(to.folderOf('remote-tekdatanova', release), 'server.cjs'), 'utf8'),
    'exports.published = true',
  )
  await takePublished(from, to, 'remote-public', await releaseId('remote-public'))
  assert.equal((await to.releases('remote-public')).size, 0)
})
