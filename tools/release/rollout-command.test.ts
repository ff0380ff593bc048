import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'

const run = promisify(execFile)
const PUBLIC = 'remote-public'

test('one command rolls a release out, another takes it back; what the gate refuses goes to nobody', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  for (const release of ['p1', 'p2']) {
    await mkdir(join(root, PUBLIC, release), { recursive: true })
    const descriptor = { schema: 1, name: PUBLIC, release, routes: [], requires: {}, files: {}, server: null }
    await writeFile(join(root, PUBLIC, release, 'release.json'), JSON.stringify(descriptor))
  }
  const command = async (...words: string[]) => {
    const env = { ...process.env, RELEASES_DIR: root, RELEASE_BY: 'ada' }
    const file = fromRoot('tools', 'release', 'main.ts')
    const said = await run(process.execPath, ['--import', 'tsx', file, ...words], { env, cwd: fromRoot() }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    )
    return (said.stdout + said.stderr).trim()
  }

  assert.equal(await command('promote', PUBLIC, 'p1'), 'remote-public p1 is live.')
  assert.match(await command('promote', PUBLIC, 'p9', '--percent', '10'), /^remote-public p9 is refused:/)
  assert.match(await command('promote', PUBLIC, `../${PUBLIC}/p2`), /is refused:\n {2}the store has no release/)
  assert.match(await command('promote', PUBLIC, '--percnt', '5'), /^Unknown option '--percnt'[^\n]*$/)
  assert.match(await command('promot'), /^There is no command promot\.\nUsage/)
  assert.match(await command('promote', PUBLIC, 'p2', '--percent', 'ten'), /^--percent must be a whole number/)
  assert.equal(await command('promote', PUBLIC, 'p2', '--percent', '10'), 'remote-public p2 goes to 10 % of visitors.')
  assert.match(await command('promote', PUBLIC, 'p1'), /^remote-public p1 is live already\. To end the rollout/)
  assert.equal(
    await command('rollback', PUBLIC),
    'The rollout of remote-public p2 is taken back; p1 is live for everybody.',
  )
})
