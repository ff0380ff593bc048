import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { copyRepository } from '../testing/repository-copy'
import { fromRoot } from '../repository'
import { releaseId } from './release-id'
import type { Registry } from '@tekskills/shared/contracts/release'
import { rolledBackAndBlocked } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { rollOutWithoutGate } from '@tekskills/releases/testing/without-gate'

const run = promisify(execFile)
const PUBLIC = 'remote-public'

/** Writes a release without files: enough for a registry without a shell. */
async function describe(root: string, name: string, release: string) {
  await mkdir(join(root, name, release), { recursive: true })
  const descriptor = { schema: 1, name, release, routes: [], requires: {}, files: {}, server: null }
  await writeFile(join(root, name, release, 'release.json'), JSON.stringify(descriptor))
}

/** Runs `npm run release` on a store; returns all that it printed. */
const commandsIn =
  (root: string, checkout = fromRoot()) =>
  async (...words: string[]) => {
    const env = { ...process.env, RELEASES_DIR: root, RELEASE_BY: 'ada' }
    const args = ['--import', 'tsx', join(checkout, 'tools', 'release', 'main.ts'), ...words]
    const said = await run(process.execPath, args, { env, cwd: checkout }).catch(
      (error: unknown) => error as { stdout: string; stderr: string },
    )
    return (said.stdout + said.stderr).trim()
  }

test('one command rolls a release out, another rolls it back; what the gate rejects reaches no visitor', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  for (const release of ['p1', 'p2']) await describe(root, PUBLIC, release)
  const command = commandsIn(root)

  assert.equal(await command('promote', PUBLIC, 'p1'), 'remote-public p1 is live.')
  assert.match(await command('promote', PUBLIC, 'p9', '--percent', '10'), /^remote-public p9 is rejected:/)
  assert.match(await command('promote', PUBLIC, `../${PUBLIC}/p2`), /is rejected:\n {2}the store has no release/)
  assert.match(await command('promote', PUBLIC, '--percnt', '5'), /^Unknown option '--percnt'[^\n]*$/)
  assert.match(await command('promot'), /^There is no command promot\.\nUsage/)
  assert.match(await command('promote', PUBLIC, 'p2', '--percent', 'ten'), /^--percent must be a whole number/)
  assert.equal(await command('promote', PUBLIC, 'p2', '--percent', '10'), 'remote-public p2 goes to 10% of visitors.')
  assert.match(await command('promote', PUBLIC, 'p1'), /^remote-public p1 is live already\. To end the rollout/)
  assert.equal(await command('rollback', PUBLIC), 'The rollout of remote-public p2 has ended; p1 is live for everyone.')
})

test('publishing a live release says that everyone has it, and publishing a rolled-out one that it is published', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  const release = await releaseId(PUBLIC)
  await describe(root, PUBLIC, release)
  await describe(root, PUBLIC, 'p2')
  const store = releaseStore(root)
  await store.noteReliedInterface(PUBLIC, release, '{}')
  const command = commandsIn(root)
  assert.equal(await command('publish', PUBLIC), `remote-public ${release} is published already.`)
  await store.setLive({ [PUBLIC]: release }, { action: 'promote', by: 'ada' })
  assert.equal(await command('publish', PUBLIC), `remote-public ${release} is live already.`)
  await rollOutWithoutGate(store, PUBLIC, { release: 'p2', percent: 10 }, { action: 'promote', by: 'ada' })
  assert.equal(await command('publish', PUBLIC), `remote-public ${release} is published already.`)
})

test('what the guard rolled back is rejected with its reason until an operator forces it by its id', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  for (const release of ['p1', 'p2']) await describe(root, PUBLIC, release)
  const store = releaseStore(root)
  await store.setLive({ [PUBLIC]: 'p1' }, { action: 'promote', by: 'ada' })
  await rollOutWithoutGate(store, PUBLIC, { release: 'p2', percent: 10 }, { action: 'promote', by: 'ada' })
  const block = { release: 'p2', by: 'guard', at: '2026-11-23T12:00:00.000Z', reason: 'p2 fails too often.' }
  await store.change((before) => ({
    registry: rolledBackAndBlocked(before, PUBLIC, block),
    note: { action: 'rollback', by: 'guard', reason: block.reason },
  }))
  const command = commandsIn(root)
  const rejection = new RegExp(`^remote-public p2 is blocked, because guard rolled it back at ${block.at}:\n  p2 fails`)
  assert.match(await command('promote', PUBLIC, 'p2'), rejection)
  assert.match(await command('promote', PUBLIC, 'p2', '--percent', '10'), rejection)
  assert.match(await command('promote', PUBLIC, 'p2', '--force', 'p1'), /^--force names the release that goes live/)
  assert.match(await command('promote', PUBLIC, 'p1', '--force', 'p1'), /is not blocked/)
  assert.equal(await command('promote', PUBLIC, 'p2', '--force', 'p2'), 'remote-public p2 is live.')
  assert.match(await command('status'), /Forced, although blocked: p2 fails too often\./)
})

test('a rollback skips what is blocked, and a second one within minutes has to name its release', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  for (const release of ['p0', 'p1', 'p2', 'p3']) await describe(root, PUBLIC, release)
  const store = releaseStore(root)
  const note = { action: 'promote', by: 'grace' } as const
  for (const release of ['p0', 'p1', 'p2', 'p3']) await store.setLive({ [PUBLIC]: release }, note)
  const block = { release: 'p2', by: 'guard', at: '2026-11-23T12:00:00.000Z', reason: 'p2 fails too often.' }
  await store.change((before) => {
    const entry = before?.remotes[PUBLIC]
    const remotes = { ...before?.remotes, [PUBLIC]: { ...entry, takenBack: [block] } }
    return { registry: { ...before, remotes } as Registry, note }
  })
  const command = commandsIn(root)

  assert.match(await command('rollback', PUBLIC, 'p2'), /^remote-public p2 is blocked, because guard rolled it back/)
  assert.equal(await command('rollback', PUBLIC), 'remote-public p1 is live again.')
  assert.match(
    await command('rollback', PUBLIC),
    /^remote-public was rolled back by ada at .*, and p1 is live\. To go further back, name the release: rollback remote-public p0$/,
  )
  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p1')
  assert.equal(await command('rollback', PUBLIC, 'p0'), 'remote-public p0 is live again.')
})

test('a checkout that does not know a remote leaves it unchanged, lists it, and can roll it back', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  const copy = await copyRepository(fromRoot())
  t.after(() => Promise.all([rm(root, { recursive: true }), copy.remove()]))
  const store = releaseStore(root)
  for (const release of ['b1', 'b2']) await describe(root, 'remote-backoffice', release)
  for (const release of ['p1', 'p2']) await describe(root, PUBLIC, release)
  for (const release of ['b1', 'b2'])
    await store.setLive({ 'remote-backoffice': release }, { action: 'promote', by: 'ada' })
  await rm(join(copy.folder, 'remote-backoffice'), { recursive: true })
  const older = commandsIn(root, copy.folder)
  const theirs = async () => JSON.stringify((await store.readRegistry())?.remotes['remote-backoffice'])
  const before = await theirs()
  assert.equal(await older('promote', PUBLIC, 'p1'), 'remote-public p1 is live.')
  assert.equal(await older('promote', PUBLIC, 'p2', '--percent', '10'), 'remote-public p2 goes to 10% of visitors.')
  assert.match(await older('rollback', PUBLIC), /p1 is live for everyone\.$/)
  assert.equal(await older('promote', PUBLIC, 'p2'), 'remote-public p2 is live.')
  assert.equal(await older('rollback', PUBLIC), 'remote-public p1 is live again.')
  assert.equal(await theirs(), before)
  assert.match(await older('status'), /^ {2}remote-backoffice +b2 +before: b1$/m)
  assert.match(await older('promote', 'remote-backoffice'), /^This checkout has no sources of remote-backoffice/)
  assert.equal(await older('rollback', 'remote-backoffice'), 'remote-backoffice b1 is live again.')
})

test('a rollback to a release that the gate rejects changes nothing, unless it is forced', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  for (const release of ['p1', 'p2']) await describe(root, PUBLIC, release)
  const store = releaseStore(root)
  for (const release of ['p1', 'p2']) await store.setLive({ [PUBLIC]: release }, { action: 'promote', by: 'ada' })
  await rm(join(root, PUBLIC, 'p1'), { recursive: true })
  const command = commandsIn(root)
  assert.match(await command('rollback', PUBLIC), /^remote-public p1 is rejected:\n {2}the store has no release p1/)
  assert.equal((await store.readRegistry())?.remotes[PUBLIC]?.live, 'p2')
  assert.equal(await command('rollback', PUBLIC, '--force', 'p1'), 'remote-public p1 is live again.')
})

test('a remote is retired by naming its live release, alone; what was blocked stays blocked when it returns', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'rollout-'))
  t.after(() => rm(root, { recursive: true }))
  for (const release of ['p1', 'p2']) await describe(root, PUBLIC, release)
  await describe(root, 'remote-backoffice', 'b1')
  const store = releaseStore(root)
  await store.setLive({ [PUBLIC]: 'p1', 'remote-backoffice': 'b1' }, { action: 'promote', by: 'ada' })
  await rollOutWithoutGate(store, PUBLIC, { release: 'p2', percent: 10 }, { action: 'promote', by: 'ada' })
  const block = { release: 'p2', by: 'guard', at: '2026-11-23T12:00:00.000Z', reason: 'p2 fails too often.' }
  await store.change((before) => ({
    registry: rolledBackAndBlocked(before, PUBLIC, block),
    note: { action: 'rollback', by: 'guard', reason: block.reason },
  }))
  const command = commandsIn(root)

  assert.match(await command('retire', 'shell', 's1'), /^The shell cannot be retired/)
  assert.match(await command('retire', PUBLIC), /name its live release: retire remote-public p1$/)
  assert.match(await command('retire', PUBLIC, 'p1'), /^remote-public is retired\./)
  assert.deepEqual((await store.readRegistry())?.remotes, { 'remote-backoffice': { live: 'b1', previous: [] } })
  assert.match(await command('retire', PUBLIC, 'p1'), /^remote-public is not live/)
  assert.match(await command('status'), /retire +by ada: remote-public withdrawn$/m)
  assert.match(await command('promote', PUBLIC, 'p2'), /^remote-public p2 is blocked/)
  assert.equal(await command('promote', PUBLIC, 'p1'), 'remote-public p1 is live.')
  assert.match(await command('promote', PUBLIC, 'p2'), /^remote-public p2 is blocked/)
  assert.equal(await command('promote', PUBLIC, 'p2', '--force', 'p2'), 'remote-public p2 is live.')
  assert.equal(await command('rollback', PUBLIC), 'remote-public p1 is live again.')
  assert.equal(await command('promote', PUBLIC, 'p2'), 'remote-public p2 is live.')
})
