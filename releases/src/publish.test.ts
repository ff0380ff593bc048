import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { prune } from './prune'
import { publish } from './publish'
import { statusOf } from './status/status'
import { releaseStore } from './store/release-store'

const PUBLIC = 'remote-public'

async function emptyFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'))
  t.after(() => rm(folder, { recursive: true }))
  return folder
}

/** Writes a release as the build of a checkout does: into a folder beside its own, which it then renames. */
async function build(folder: string, maps: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  const draft = `${folder}.building`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const descriptor = { schema: 1, name: PUBLIC, release: 'p1', routes: [], requires: {}, files: {}, server: null }
  await meanwhile()
  await mkdir(maps, { recursive: true })
  await writeFile(join(maps, 'home.js.map'), '{}')
  await writeFile(join(draft, 'release.json'), JSON.stringify(descriptor))
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}

test('M3 a release records the commit it was built from, whether the checkout differed from it, when and by whom', async (t) => {
  const [checkout, root] = [await emptyFolder(t), await emptyFolder(t)]
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@localhost', ...args], { cwd: checkout })
      .toString()
      .trim()
  git('init', '--quiet')
  await writeFile(join(checkout, 'page.ts'), 'export const page = 1')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'feat: a page')
  const store = releaseStore(root)
  const published = async (release: string) => {
    await publish(store, { name: PUBLIC, release, checkout, build })
    return store.originOf(PUBLIC, release)
  }
  const clean = await published('p1')
  assert.deepEqual([clean?.commit, clean?.dirty], [git('rev-parse', 'HEAD'), false])
  assert.ok(Date.now() - Date.parse(clean?.builtAt ?? '') < 60_000)
  assert.ok(clean?.builtBy)
  await writeFile(join(checkout, 'page.ts'), 'export const page = 2')
  assert.equal((await published('p2'))?.dirty, true)
  const elsewhere = await publish(store, { name: PUBLIC, release: 'p3', checkout: root, build })
  assert.deepEqual(elsewhere, { isNew: true })
  assert.equal((await store.originOf(PUBLIC, 'p3'))?.commit, undefined)
})

test('two people who publish the same release at once both succeed, and nothing of the second build remains', async (t) => {
  const root = await emptyFolder(t)
  let begun = 0
  let go = (): void => undefined
  const bothBegun = new Promise<void>((resolve) => (go = resolve))
  const meanwhile = () => {
    begun += 1
    if (begun === 2) go()
    return bothBegun
  }
  const publishing = [1, 2].map(() =>
    publish(releaseStore(root), {
      name: PUBLIC,
      release: 'p1',
      checkout: root,
      build: (folder, maps) => build(folder, maps, meanwhile),
    }),
  )
  assert.deepEqual(await Promise.all(publishing), [{ isNew: true }, { isNew: true }])
  assert.deepEqual(await readdir(join(root, PUBLIC)), ['p1'])
  assert.deepEqual(await readdir(join(root, 'maps', PUBLIC)), ['p1'])
  const { release } = JSON.parse(await readFile(join(root, PUBLIC, 'p1', 'release.json'), 'utf8')) as {
    release: string
  }
  assert.equal(release, 'p1')
})

test('the remains of a killed build are not a release, and are pruned', async (t) => {
  const root = await emptyFolder(t)
  const store = releaseStore(root)
  await publish(store, { name: PUBLIC, release: 'p1', checkout: root, build })
  await store.setLive({ [PUBLIC]: 'p1' }, { action: 'promote', by: 'ada' })
  const left = `p2.${randomUUID()}`
  await mkdir(join(root, PUBLIC, left))
  await writeFile(join(root, PUBLIC, left, 'server.cjs'), '')
  assert.doesNotMatch(await statusOf(store, {}), /p2/)
  assert.deepEqual(await prune(store, 0), [`${PUBLIC} ${left}`])
})

test('a failed build leaves nothing that could be taken for a release', async (t) => {
  const root = await emptyFolder(t)
  const store = releaseStore(root)
  const failing = async (folder: string) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'server.cjs'), '')
    throw new Error('ENOSPC')
  }
  await assert.rejects(publish(store, { name: PUBLIC, release: 'p1', checkout: root, build: failing }), /ENOSPC/)
  assert.equal(await store.has(PUBLIC, 'p1'), false)
  assert.deepEqual(await readdir(join(root, PUBLIC)), [])
  await publish(store, { name: PUBLIC, release: 'p1', checkout: root, build })
  await access(join(root, PUBLIC, 'p1', 'release.json'))
})
