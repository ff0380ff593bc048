import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { makeBackup } from '../../platform/backup/make-backup'
import { restoreBackup } from '../../platform/backup/restore-backup'
import { openDatabase } from '../../platform/database/open-database'
import { createDiskStorage } from '../../platform/files/disk-storage'
import { startService } from '../../start'
import { listedApplicants, startWithApplicant } from '../../testing/sample-applicants'
import { apply } from '../../testing/sample-careers'
import { password, type TestApp } from '../../testing/test-app'
import { newTestDatabase } from '../../testing/test-database'

const storesOf = ({ deps, config }: TestApp) => ({
  database: deps.database,
  storage: createDiskStorage(config.documentsDir),
  picturesDir: config.picturesDir,
})

/** The applicants listed by a service that starts on a restored backup. */
async function applicantsAfterRestore({ config }: TestApp, backup: string, filesOf: string) {
  const location = await newTestDatabase()
  const files = { picturesDir: path.join(filesOf, 'pictures'), documentsDir: path.join(filesOf, 'documents') }
  const database = await openDatabase(location)
  const stores = { database, storage: createDiskStorage(files.documentsDir), picturesDir: files.picturesDir }
  await restoreBackup(stores, backup)
  await database.close()
  const service = await startService({
    ...config,
    ...location,
    ...files,
    port: 0,
    host: '127.0.0.1',
    seedContent: false,
  })
  try {
    const call = async (url: string, init: RequestInit) =>
      (await fetch(`http://127.0.0.1:${service.port}/api${url}`, init)).json()
    const { token } = (await call('/public/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'careers', password }),
    })) as SignedIn
    const headers = { authorization: `Bearer ${token}` }
    const { content } = (await call('/jobApplicants/getApplicants', { headers })) as { content: { email: string }[] }
    return { emails: content.map(({ email }) => email), documents: await fs.readdir(files.documentsDir) }
  } finally {
    await service.stop()
  }
}

test('V-08 S14 applicants erased after a backup are erased again when the service starts from it', async (t) => {
  const { service, headers, job, person } = await startWithApplicant(t, { email: 'erased@example.org' })
  await apply(service, { jobId: job.id, email: 'stays@example.org' })
  const backups = path.join(service.config.dataDir, 'backups')
  t.after(() => fs.rm(backups, { recursive: true, force: true }))
  const [older, newer] = [path.join(backups, '1'), path.join(backups, '2')]
  await makeBackup(storesOf(service), older)
  const url = `/api/jobApplicants/${person.id}`
  assert.equal((await service.app.inject({ method: 'DELETE', url, headers })).statusCode, 204)
  assert.equal((await listedApplicants(service, headers)).length, 1)

  const files = path.dirname(service.config.documentsDir)
  const ofSameFiles = await applicantsAfterRestore(service, older, files)
  assert.deepEqual([ofSameFiles.emails, ofSameFiles.documents.length], [['stays@example.org'], 1])

  // Without the files of the site, the erasure is known from the newer backup beside the older one.
  await makeBackup(storesOf(service), newer)
  const ofOtherFiles = await applicantsAfterRestore(service, older, path.join(backups, 'files'))
  assert.deepEqual([ofOtherFiles.emails, ofOtherFiles.documents.length], [['stays@example.org'], 1])
})

test('V-08 S14 erasing leaves nothing that could identify the person, not even the source of their visit', async (t) => {
  const { service, headers, person } = await startWithApplicant(t, { source: 'recommended by jane' })
  await service.app.inject({ method: 'DELETE', url: `/api/jobApplicants/${person.id}`, headers })
  const row = await service.queries.selectFrom('applicant').selectAll().executeTakeFirstOrThrow()
  assert.ok(row.erased_at)
  assert.doesNotMatch(JSON.stringify(row), /jane/)
})
