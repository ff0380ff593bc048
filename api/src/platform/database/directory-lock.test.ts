import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { listeningAt, startServer, stopServer } from '../../testing/server-process'
import { newTestDatabase, onPostgres } from '../../testing/test-database'
import { DirectoryInUseError, lockDirectory } from './directory-lock'

function newDirectory(t: TestContext) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-lock-'))
  t.after(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}

test('of many concurrent attempts to lock a directory exactly one succeeds', async (t) => {
  const directory = newDirectory(t)
  const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => lockDirectory(directory)))
  const winners = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  assert.equal(winners.length, 1)
  for (const attempt of attempts)
    if (attempt.status === 'rejected') assert.ok(attempt.reason instanceof DirectoryInUseError)
  winners[0]?.release()
  const next = await lockDirectory(directory)
  next.release()
})

test('another path to the same directory is covered by the same lock', async (t) => {
  const directory = newDirectory(t)
  const link = `${directory}-link`
  fs.symlinkSync(directory, link)
  t.after(() => fs.rmSync(link))
  const lock = await lockDirectory(directory)
  await assert.rejects(lockDirectory(link), DirectoryInUseError)
  lock.release()
})

test('the lock of a live holder in another container is respected, a stale one is not', async (t) => {
  const directory = newDirectory(t)
  const file = path.join(directory, 'holder.json')
  fs.writeFileSync(file, JSON.stringify({ pid: 7, host: 'elsewhere', place: 'elsewhere net:[1]' }))
  await assert.rejects(lockDirectory(directory), /process 7 on elsewhere/)
  fs.utimesSync(file, new Date(), new Date(Date.now() - 60_000))
  const lock = await lockDirectory(directory)
  lock.release()
})

if (!onPostgres()) {
  test('D-02 FT-20 a second service on the same data exits immediately and reports the first; after kill -9 the next one starts', async (t) => {
    const env = { DATA_DIR: (await newTestDatabase()).dataDir }
    const first = startServer(env)
    t.after(() => first.child.kill('SIGKILL'))
    const { port } = await listeningAt(first)

    const second = startServer(env)
    t.after(() => second.child.kill('SIGKILL'))
    await assert.rejects(listeningAt(second), 'the second never listens')
    assert.equal((await second.ended).code, 1)
    assert.match(second.output.stderr, new RegExp(`^The data directory .* is in use by process ${first.child.pid}\\.`))
    assert.equal((await fetch(`http://127.0.0.1:${port}/ready`)).status, 200, 'the first keeps running')

    first.child.kill('SIGKILL')
    await first.ended
    const third = startServer(env)
    t.after(() => third.child.kill('SIGKILL'))
    await listeningAt(third)
    assert.equal((await stopServer(third)).code, 0)
  })
}
