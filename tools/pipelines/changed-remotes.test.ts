import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { changedRemotes } from './changed-remotes'

const run = promisify(execFile)
const NAMES = ['remote-public', 'remote-tekdatanova', 'remote-academy'] as const

/** A repository in which each call commits a change of one file; returns the commit before it. */
async function repository(t: TestContext) {
  const cwd = await mkdtemp(join(tmpdir(), 'changed-'))
  t.after(() => rm(cwd, { recursive: true }))
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], { cwd })).stdout.trim()
  const commit = () => git('commit', '--quiet', '--allow-empty', '--message', 'test: a change')
  await git('init', '--quiet')
  await commit()
  const change = async (file: string) => {
    const before = await git('rev-parse', 'HEAD')
    await mkdir(dirname(join(cwd, file)), { recursive: true })
    await writeFile(join(cwd, file), before)
    await git('add', '--all')
    await commit()
    return changedRemotes(before, NAMES, cwd)
  }
  return { cwd, change }
}

test('a change concerns the remote of its folder, those whose build reads it, or all', async (t) => {
  const { cwd, change } = await repository(t)
  assert.deepEqual(await change('remote-academy/src/listing.ts'), ['remote-academy'])
  assert.deepEqual(await change('tools/documents/typeset.ts'), ['remote-tekdatanova'])
  for (const file of ['shared/src/theme/scale.ts', 'tools/release/testing/x.ts', 'package-lock.json'])
    assert.deepEqual(await change(file), NAMES, file)
  for (const file of ['api/src/main.ts', 'docs/x.md', 'shell/src/x.ts']) assert.deepEqual(await change(file), [], file)
  assert.deepEqual(await changedRemotes('0'.repeat(40), NAMES, cwd), NAMES, 'an unknown commit')
})
