import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { startBucketServer } from '@tekskills/releases/testing/bucket-server'
import { samplePdf } from '../../testing/sample-documents'
import { samplePicture } from '../../testing/sample-pictures'
import { startServer } from '../../testing/server-process'
import { startTestApp, type TestApp } from '../../testing/test-app'
import { newTestDatabase } from '../../testing/test-database'
import type { Config } from '../config/config'
import { openStorage } from '../files/open-storage'
import { adoptStorages, checkSiteIdentity, setSiteId } from './site-identity'
import { siteStorages, type SiteStorage } from './site-storages'

const LONG_AGO = new Date(Date.now() - 48 * 60 * 60_000)

/** The identity check of a start: rejects a mismatch, or marks unmarked storages. */
const start = async ({ queries }: TestApp, storages: readonly SiteStorage[]) =>
  (await checkSiteIdentity(queries, storages))()

async function filesOf(storages: readonly SiteStorage[]): Promise<string[]> {
  const keys: string[] = []
  for (const { files } of storages) {
    for (const list of Object.values(files)) for await (const { key } of list()) keys.push(key)
  }
  return keys.sort()
}

/** Adds twelve documents and three pictures with their rows. */
async function addFiles({ deps, queries }: TestApp): Promise<void> {
  for (let index = 0; index < 12; index += 1) {
    const document = { name: 'cv.pdf', type: 'application/pdf', content: samplePdf() }
    await (await deps.files.stage(document)).insert(queries)
  }
  for (let index = 0; index < 3; index += 1) {
    await (await deps.pictures.stage(await samplePicture('png', 64, 64))).insert(queries)
  }
}

/** Databases that do not belong to the site: empty, of another site, or of a site without an id. */
const wrongDatabases: Record<string, (service: TestApp) => Promise<unknown>> = {
  empty: emptyRows,
  'of another site': async (service) => {
    await emptyRows(service)
    await setSiteId(service.queries, 'another')
  },
  'of a site without an id': async (service) => {
    await emptyRows(service)
    await service.queries
      .insertInto('stored_file')
      .values({
        id: '01a1deb1-0680-7b74-bcaa-79865b67524f',
        name: 'cv.pdf',
        type: 'application/pdf',
        bytes: 1,
        sha256: Buffer.alloc(32),
        created_at: service.clock.now(),
      })
      .execute()
  },
}

async function emptyRows({ queries }: TestApp): Promise<void> {
  for (const table of ['picture', 'stored_file', 'setting'] as const) await queries.deleteFrom(table).execute()
}

/** Starts a service with its files in a new folder, and in `bucket` if given. */
async function startWithFiles(t: TestContext, bucket?: Config['bucket']) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tk-identity-'))
  t.after(() => fs.rm(folder, { recursive: true, force: true }))
  const places = { picturesDir: path.join(folder, 'pictures'), documentsDir: path.join(folder, 'documents'), bucket }
  const service = await startTestApp(t, places)
  const storages = siteStorages(service.config, await openStorage(service.config))
  await start(service, storages)
  await addFiles(service)
  await start(service, storages)
  return { service, storages, folder }
}

async function assertRejected(t: TestContext, bucket?: Config['bucket']): Promise<void> {
  const { service, storages } = await startWithFiles(t, bucket)
  const before = await filesOf(storages)
  assert.equal(before.length, 15)
  for (const [what, change] of Object.entries(wrongDatabases)) {
    await change(service)
    for (const storage of storages) {
      const rejected = {
        name: 'SiteMismatchError',
        message: /do not belong together .* "npm run storage -w api -- adopt"/,
      }
      await assert.rejects(start(service, [storage]), rejected, `${what}: ${storage.place}`)
    }
    assert.deepEqual(await filesOf(storages), before, what)
  }
}

test('D-09 an empty, foreign or older database is rejected by the files of a folder, none of which is removed', (t) =>
  assertRejected(t))

test('D-09 an empty, foreign or older database is rejected by the files of a bucket, none of which is removed', async (t) => {
  const { endpoint, stop } = await startBucketServer('site')
  t.after(stop)
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
  await assertRejected(t, { name: 'site', region: 'us-east-1', endpoint })
})

test('D-09 an empty storage for the files of a database is rejected until an operator adopts it', async (t) => {
  const { service, storages } = await startWithFiles(t)
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tk-identity-'))
  t.after(() => fs.rm(folder, { recursive: true, force: true }))
  const places = { picturesDir: path.join(folder, 'pictures'), documentsDir: path.join(folder, 'documents') }
  const moved = siteStorages(places, await openStorage(places))
  await assert.rejects(start(service, moved), /the files of the database are missing there/)
  await adoptStorages(service.queries, moved)
  await start(service, moved)
  await assert.rejects(start(service, storages), /marked as different sites/)
})

test('D-09 an installation without marks gets them, even if it was killed halfway', async (t) => {
  const { service, storages, folder } = await startWithFiles(t)
  const mark = path.join(folder, 'site-id')
  const id = await fs.readFile(mark, 'utf8')
  await fs.rm(mark)
  await start(service, storages)
  assert.equal(await fs.readFile(mark, 'utf8'), id)
  await fs.rm(mark)
  await service.queries.deleteFrom('setting').execute()
  await start(service, storages)
  assert.notEqual(await fs.readFile(mark, 'utf8'), id)
})

test('D-09 the service exits with that message before it changes the database', async (t) => {
  const { folder } = await startWithFiles(t)
  const { dataDir, databaseUrl } = await newTestDatabase()
  const files = path.join(dataDir, 'files')
  await fs.cp(folder, files, { recursive: true })
  for (const name of await fs.readdir(path.join(files, 'documents'))) {
    await fs.utimes(path.join(files, 'documents', name), LONG_AGO, LONG_AGO)
  }
  const server = startServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  t.after(() => server.child.kill('SIGKILL'))
  assert.equal(await server.listening, undefined, 'it listens')
  assert.equal((await server.ended).code, 1)
  assert.match(server.output.stderr, /^The database and the folder \S+files do not belong together/)
  assert.equal((await fs.readdir(path.join(files, 'documents'))).length, 12)
  assert.equal((await fs.readdir(path.join(files, 'pictures'))).length, 3)
})
