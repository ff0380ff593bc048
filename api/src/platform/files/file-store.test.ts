import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { badRequest } from '../http/problems/problem-error'
import { samplePdf } from '../../testing/sample-documents'
import { startTestApp } from '../../testing/test-app'

const document = { name: 'cv.pdf', type: 'application/pdf', content: samplePdf() }

test('D-04 AT-91 a file and its row come together; bytes that no row names are swept, others stay', async (t) => {
  const { parts, queries, config } = await startTestApp(t)
  await fs.rm(config.documentsDir, { recursive: true, force: true })
  const { files } = parts
  const refused = files.withFile(document, (insertFile) =>
    queries.transaction().execute(async (transaction) => {
      await insertFile(transaction)
      throw badRequest('BAD_REQUEST', 'refused')
    }),
  )
  await assert.rejects(refused, /refused/)
  assert.deepEqual(await fs.readdir(config.documentsDir), [])
  assert.deepEqual(await queries.selectFrom('stored_file').select('id').execute(), [])
  const kept = await files.withFile(document, (insertFile) =>
    queries.transaction().execute((transaction) => insertFile(transaction)),
  )
  const orphan = await files.arrive(document)
  assert.equal(await files.sweep(queries, 60_000), 0)
  assert.equal(await files.sweep(queries, -1), 1)
  assert.ok((await files.read(kept))?.equals(document.content))
  assert.equal(await files.read(orphan.id), undefined)
})

test('D-04 a connection that breaks once the commit is done takes no file from its row', async (t) => {
  const { parts, queries } = await startTestApp(t)
  let id = ''
  const broken = parts.files.withFile(document, async (insertFile) => {
    id = await queries.transaction().execute((transaction) => insertFile(transaction))
    throw new Error('Connection terminated unexpectedly')
  })
  await assert.rejects(broken, /Connection terminated/)
  assert.deepEqual(await queries.selectFrom('stored_file').select('id').execute(), [{ id }])
  assert.ok((await parts.files.read(id))?.equals(document.content))
})

const DAY = 24 * 60 * 60_000

async function keysIn(folder: string): Promise<string[]> {
  return (await fs.readdir(folder).catch(() => [])).sort()
}

test('D-09 AT-91 a swept file waits 30 days in quarantine, and comes back when a row names it again', async (t) => {
  const { parts, queries, config, clock } = await startTestApp(t)
  await fs.rm(config.documentsDir, { recursive: true, force: true })
  const quarantine = path.join(path.dirname(config.documentsDir), 'quarantine', 'documents')
  await fs.rm(quarantine, { recursive: true, force: true })
  const [needed, needless] = [await parts.files.arrive(document), await parts.files.arrive(document)]
  assert.equal(await parts.files.sweep(queries, -1), 2)
  assert.deepEqual([await keysIn(config.documentsDir), await keysIn(quarantine)], [[], [needed.id, needless.id].sort()])

  await parts.files.insert(queries, needed)
  clock.advance(29 * DAY)
  assert.equal(await parts.files.sweep(queries, -1), 0)
  assert.ok((await parts.files.read(needed.id))?.equals(document.content))
  assert.deepEqual(await keysIn(quarantine), [needless.id])
  clock.advance(2 * DAY)
  await parts.files.sweep(queries, -1)
  assert.deepEqual([await keysIn(config.documentsDir), await keysIn(quarantine)], [[needed.id], []])
})

test('D-09 a sweep of more than a twentieth of the files moves none and says so; somebody may still decide it', async (t) => {
  const { parts, queries, config } = await startTestApp(t)
  for (const folder of [config.documentsDir, config.picturesDir]) await fs.rm(folder, { recursive: true, force: true })
  for (let index = 0; index < 11; index += 1) {
    await parts.files.arrive(document)
    await fs.mkdir(path.join(config.picturesDir, `picture-${index}`), { recursive: true })
  }
  for (const [what, store] of Object.entries({ documents: parts.files, pictures: parts.pictures })) {
    const refused = new RegExp(`^No record names 11 of 11 ${what}, and a sweep moves 10 at most, so nothing was moved`)
    await assert.rejects(store.sweep(queries, -1), { name: 'SweepRefusedError', message: refused })
  }
  assert.equal((await keysIn(config.documentsDir)).length, 11)
  assert.equal((await keysIn(config.picturesDir)).length, 11)
  assert.equal(await parts.files.sweep(queries, -1, true), 11)
  assert.equal(await parts.pictures.sweep(queries, -1, true), 11)
})
