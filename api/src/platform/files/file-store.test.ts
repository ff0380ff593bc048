import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { samplePdf } from '../../testing/sample-documents'
import { startTestApp } from '../../testing/test-app'
import { badRequest } from '../http/problems/problem-error'
import { settleUploads } from './staged-upload'

const document = { name: 'cv.pdf', type: 'application/pdf', content: samplePdf() }

test('D-04 AT-91 a file and its row are stored together; files without a row are swept, the rest are kept', async (t) => {
  const { deps, queries, config } = await startTestApp(t)
  const { files } = deps
  const first = await files.stage(document)
  const rejected = queries.transaction().execute(async (transaction) => {
    await first.insert(transaction)
    throw badRequest('BAD_REQUEST', 'refused')
  })
  await assert.rejects(settleUploads([first], rejected), /refused/)
  assert.deepEqual(await fs.readdir(config.documentsDir), [])
  assert.deepEqual(await queries.selectFrom('stored_file').select('id').execute(), [])
  const second = await files.stage(document)
  const storedId = await settleUploads(
    [second],
    queries.transaction().execute((transaction) => second.insert(transaction)),
  )
  const orphan = await files.stage(document)
  assert.equal(await files.sweep(queries, 60_000), 0)
  assert.equal(await files.sweep(queries, -1), 1)
  assert.ok((await files.read(storedId))?.equals(document.content))
  assert.equal(await files.read(orphan.id), undefined)
})

test('D-04 a connection that breaks after the commit does not remove the file of the row', async (t) => {
  const { deps, queries } = await startTestApp(t)
  const upload = await deps.files.stage(document)
  const { id } = upload
  async function breakAfterCommit() {
    await queries.transaction().execute((transaction) => upload.insert(transaction))
    throw new Error('Connection terminated unexpectedly')
  }
  await assert.rejects(settleUploads([upload], breakAfterCommit()), /Connection terminated/)
  assert.deepEqual(await queries.selectFrom('stored_file').select('id').execute(), [{ id }])
  assert.ok((await deps.files.read(id))?.equals(document.content))
})

const DAY = 24 * 60 * 60_000

async function keysIn(folder: string): Promise<string[]> {
  return (await fs.readdir(folder).catch(() => [])).sort()
}

test('D-09 AT-91 a swept file stays in quarantine for 30 days, and is moved back if a row references it again', async (t) => {
  const { deps, queries, config, clock } = await startTestApp(t)
  const quarantine = path.join(path.dirname(config.documentsDir), 'quarantine', 'documents')
  const [needed, needless] = [await deps.files.stage(document), await deps.files.stage(document)]
  assert.equal(await deps.files.sweep(queries, -1), 2)
  assert.deepEqual([await keysIn(config.documentsDir), await keysIn(quarantine)], [[], [needed.id, needless.id].sort()])

  await needed.insert(queries)
  clock.advance(29 * DAY)
  assert.equal(await deps.files.sweep(queries, -1), 0)
  assert.ok((await deps.files.read(needed.id))?.equals(document.content))
  assert.deepEqual(await keysIn(quarantine), [needless.id])
  clock.advance(2 * DAY)
  await deps.files.sweep(queries, -1)
  assert.deepEqual([await keysIn(config.documentsDir), await keysIn(quarantine)], [[needed.id], []])
})

test('D-09 a sweep of more than 5% of the files is rejected, unless an operator forces it', async (t) => {
  const { deps, queries, config } = await startTestApp(t)
  for (let index = 0; index < 11; index += 1) {
    await deps.files.stage(document)
    await fs.mkdir(path.join(config.picturesDir, `picture-${index}`), { recursive: true })
  }
  for (const [what, store] of Object.entries({ documents: deps.files, pictures: deps.pictures })) {
    const rejected = new RegExp(`^11 of 11 ${what} belong to no record. A sweep moves at most 10, so nothing was moved`)
    await assert.rejects(store.sweep(queries, -1), { name: 'SweepRejectedError', message: rejected })
  }
  assert.equal((await keysIn(config.documentsDir)).length, 11)
  assert.equal((await keysIn(config.picturesDir)).length, 11)
  assert.equal(await deps.files.sweep(queries, -1, true), 11)
  assert.equal(await deps.pictures.sweep(queries, -1, true), 11)
})
