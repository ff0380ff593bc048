import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { lockDirectory } from '../../api/src/platform/database/directory-lock'
import { requireDataDirectory } from './data-directory'

async function folderFor(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'data-directory-'))
  context.after(() => rm(folder, { recursive: true }))
  return folder
}

test('a data directory that cannot be created is reported in one message', async (context) => {
  const file = join(await folderFor(context), 'a-file')
  await writeFile(file, '')
  await assert.rejects(requireDataDirectory(join(file, 'data')), {
    message: `The data directory ${file}/data cannot be written to (ENOTDIR).`,
  })
})

test('a data directory in use is rejected and not changed', async (context) => {
  const folder = await folderFor(context)
  const lock = await lockDirectory(join(folder, 'database'))
  context.after(() => lock.release())
  const before = await readdir(folder, { recursive: true })
  await assert.rejects(requireDataDirectory(folder), {
    message: new RegExp(`^The data directory ${folder}\\S* is in use by process ${process.pid}\\.$`),
  })
  assert.deepEqual(await readdir(folder, { recursive: true }), before)
})

test('the check does not lock a free data directory', async (context) => {
  const folder = await folderFor(context)
  await requireDataDirectory(folder)
  await requireDataDirectory(folder)
})
