import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { onPostgres } from '../../testing/test-database'
import { openDurable } from './durable-node-fs'

if (!onPostgres()) {
  test('every commit of the embedded database is synced to disk before it is acknowledged', async (t) => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-sync-'))
    t.after(() => fs.rmSync(directory, { recursive: true, force: true }))
    const database = await openDurable(path.join(directory, 'postgres'))
    t.after(() => database.close())
    await database.exec('create table line (number integer)')
    const sync = t.mock.method(fs, 'fdatasyncSync')
    for (let number = 1; number <= 20; number += 1) {
      const before = sync.mock.callCount()
      await database.query('insert into line values ($1)', [number])
      assert.ok(sync.mock.callCount() > before, `commit ${number}`)
    }
    const { rows } = await database.query<{ fsync: string }>('show fsync')
    assert.equal(rows[0]?.fsync, 'on')
  })
}
