import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { insertSeedCareers, stageSeedResumes } from '../../seed/seed-careers'
import { formBody } from '../../testing/forms'
import { addCareer } from '../../testing/sample-careers'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'
import { newTestDatabase } from '../../testing/test-database'
import { openDatabase } from '../database/open-database'
import { createDiskStorage } from '../files/disk-storage'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

test('D-07 S10 a backup taken during writes restores identically; a corrupted one is rejected', async (t) => {
  const service = await startTestApp(t)
  const { deps, config, queries } = service
  const resumes = await stageSeedResumes(deps.files)
  await queries.transaction().execute((trx) => insertSeedCareers(trx, resumes, deps.now()))
  const headers = await service.signIn('careers')
  const form = await formBody(
    { blogName: 'Pictured', description: 'd', imageAlt: 'A field' },
    { image: await samplePicture() },
  )
  await service.app.inject({
    method: 'POST',
    url: '/api/blogs',
    ...form,
    headers: { ...form.headers, ...(await service.signIn()) },
  })
  const source = {
    database: deps.database,
    storage: createDiskStorage(config.documentsDir),
    picturesDir: config.picturesDir,
  }
  const directory = path.join(config.dataDir, 'backups', 'one')
  t.after(() => fs.rm(directory, { recursive: true, force: true }))
  const writes = Array.from({ length: 5 }, (_, number) => addCareer(service, headers, { jobTitle: `During ${number}` }))
  const [manifest] = await Promise.all([makeBackup(source, directory), ...writes])
  assert.deepEqual([manifest.documents, manifest.pictures, manifest.tables.applicant?.rows], [80, 1, 80])
  await assert.rejects(makeBackup(source, directory), /already exists/)

  const location = await newTestDatabase()
  const database = await openDatabase(location)
  try {
    const files = path.join(location.dataDir, 'files')
    const target = { database, storage: createDiskStorage(path.join(files, 'documents')), picturesDir: files }
    const jobs = path.join(directory, 'tables', 'career.jsonl')
    const lines = await fs.readFile(jobs, 'utf8')
    await fs.writeFile(jobs, lines.replace('Cloud Cost Analyst', 'Cloud Cost Anarchist'))
    await assert.rejects(restoreBackup(target, directory), /career differs/)
    assert.deepEqual(await database.queries.selectFrom('account').select('id').execute(), [])
    await fs.writeFile(jobs, lines)

    const documents = path.join(directory, 'documents')
    const [document = '', missing = ''] = await fs.readdir(documents)
    const [picture = ''] = await fs.readdir(path.join(directory, 'pictures'))
    const altered = [`documents/${document}`, `pictures/${picture}`]
    const contents = await Promise.all(altered.map((name) => fs.readFile(path.join(directory, name))))
    for (const [index, name] of altered.entries()) {
      const content = contents[index] ?? Buffer.alloc(0)
      await fs.writeFile(path.join(directory, name), Buffer.concat([content.subarray(1), content.subarray(0, 1)]))
    }
    await fs.rename(path.join(documents, missing), path.join(directory, missing))
    const faults = [...altered.map((name) => `${name} was altered`), `documents/${missing} is missing`]
    await assert.rejects(restoreBackup(target, directory), ({ message }: Error) =>
      faults.every((one) => message.includes(one)),
    )
    for (const [index, name] of altered.entries()) {
      await fs.writeFile(path.join(directory, name), contents[index] ?? Buffer.alloc(0))
    }
    await fs.rename(path.join(directory, missing), path.join(documents, missing))

    assert.deepEqual(await restoreBackup(target, directory), manifest)
    const { resume_id: id } = await database.queries
      .selectFrom('applicant')
      .select('resume_id')
      .executeTakeFirstOrThrow()
    assert.ok((await target.storage.read(id ?? ''))?.equals((await source.storage.read(id ?? '')) ?? Buffer.alloc(0)))
    await assert.rejects(restoreBackup(target, directory), /not empty/)
  } finally {
    await database.close()
  }
})
