import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import { badRequest } from '../problems/problem-error'
import { samplePdf } from '../testing/sample-documents'
import { startTestApp } from '../testing/test-app'

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
