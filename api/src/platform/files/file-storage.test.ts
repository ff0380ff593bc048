import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { startBucketServer } from '@tekskills/releases/testing/bucket-server'
import type { FileStorage } from './file-storage'
import { openStorage } from './open-storage'

async function keysOf(storage: Pick<FileStorage, 'list'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, storedAt } of storage.list()) {
    assert.ok(Math.abs(Date.now() - storedAt.getTime()) < 600_000)
    keys.push(key)
  }
  return keys.sort()
}

async function checkStorage(storage: FileStorage): Promise<void> {
  assert.deepEqual(await keysOf(storage), [])
  assert.equal(await storage.read('one'), undefined)
  await storage.write('one', Buffer.from([0, 255, 10]))
  await storage.write('two', Buffer.alloc(3 * 1024 * 1024, 7))
  await storage.write('one', Buffer.from([1]))
  assert.deepEqual(await keysOf(storage), ['one', 'two'])
  assert.ok((await storage.read('one'))?.equals(Buffer.from([1])))
  assert.equal((await storage.read('two'))?.length, 3 * 1024 * 1024)
  await storage.remove('one')
  await storage.remove('one')
  assert.deepEqual(await keysOf(storage), ['two'])

  await storage.quarantine.add('two')
  await storage.quarantine.add('gone')
  assert.deepEqual([await keysOf(storage), await keysOf(storage.quarantine)], [[], ['two']])
  await storage.quarantine.release('two')
  assert.equal((await storage.read('two'))?.length, 3 * 1024 * 1024)
  await storage.quarantine.add('two')
  await storage.quarantine.remove('two')
  assert.deepEqual([await keysOf(storage), await keysOf(storage.quarantine)], [[], []])

  await storage.erasures.add('three')
  await storage.erasures.add('three')
  assert.deepEqual([await keysOf(storage), await keysOf(storage.erasures)], [[], ['three']])
}

test('a folder stores files by key', async (t) => {
  const documentsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-files-'))
  t.after(() => fs.rmSync(documentsDir, { recursive: true, force: true }))
  await checkStorage(await openStorage({ documentsDir: path.join(documentsDir, 'documents') }))
})

test('a bucket stores files by key', async (t) => {
  const { endpoint, stop } = await startBucketServer('site')
  t.after(stop)
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
  const bucket = { name: 'site', region: 'us-east-1', endpoint }
  await checkStorage(await openStorage({ documentsDir: '/nowhere', bucket }))
})
