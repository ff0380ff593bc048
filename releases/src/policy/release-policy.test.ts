import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'
import { promote } from '../promote'
import { publish } from '../publish'
import { readRelease } from '../read-release'
import { retire } from '../retire'
import { rollBack } from '../roll-back'
import { releaseStore } from '../store/release-store'
import {
  addressFindings,
  parsePolicy,
  policyFindings,
  policyProblem,
  registryProblem,
  requireSignedEntry,
} from './release-policy'
import { setPolicy } from './set-policy'
import { createKeyPair, openSigner } from './signing'

const keys = { shell: createKeyPair(), public: createKeyPair(), labs: createKeyPair(), operator: createKeyPair() }
type Team = keyof typeof keys

const policy: ReleasePolicy = {
  parts: {
    shell: { keys: [keys.shell.publicKey] },
    'remote-public': { keys: [keys.public.publicKey], addresses: ['/'] },
    'remote-labs': { keys: [keys.labs.publicKey], addresses: ['/labs'] },
  },
  operators: [keys.operator.publicKey],
}

const route = (pattern: string) => ({ id: pattern, pattern, access: 'visitor', chrome: 'site' })

/** Writes a release with these pages, and no files. */
async function build(folder: string, name: string, release: string, patterns: readonly string[]) {
  await mkdir(folder, { recursive: true })
  const descriptor = { schema: 1, name, release, routes: patterns.map(route), requires: {}, files: {}, server: null }
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor))
}

/** A store in which shell and public remote are live and the policy applies, as each team opens it. */
async function governed(t: TestContext) {
  const root = await mkdtemp(join(tmpdir(), 'policy-'))
  t.after(() => rm(root, { recursive: true }))
  const storeOf = (team?: Team) => releaseStore(root, undefined, team ? openSigner(keys[team].privateKey) : undefined)
  const publishAs = (team: Team | undefined, name: string, release: string, ...patterns: string[]) =>
    publish(storeOf(team), { name, release, checkout: root, build: (folder) => build(folder, name, release, patterns) })
  const promoteAs = (team: Team | undefined, name: string, release: string, percent?: number) =>
    promote(storeOf(team), { name, release, percent, by: team ?? 'nobody', renderCheck: () => Promise.resolve([]) })
  for (const [team, name, release, pattern] of [
    ['shell', 'shell', 's1', ''],
    ['public', 'remote-public', 'p1', '/'],
  ] as const) {
    await publishAs(team, name, release, ...(pattern ? [pattern] : []))
    await promoteAs(team, name, release)
  }
  await setPolicy(storeOf('operator'), { policy, by: 'operator' })
  const registry = async () => (await storeOf().readRegistry()) as Registry
  return { root, storeOf, publishAs, promoteAs, registry }
}

test('a team publishes and promotes its own remote, and no other', async (t) => {
  const { publishAs, promoteAs, storeOf, registry } = await governed(t)
  await publishAs('labs', 'remote-labs', 'l1', '/labs', '/labs/:name')
  assert.equal(await promoteAs('labs', 'remote-labs', 'l1'), 'remote-labs l1 is live.')

  const foreign = /^Error: remote-public belongs to another team: RELEASE_KEY is not one of its keys/
  await assert.rejects(publishAs('labs', 'remote-public', 'p2', '/'), foreign)
  await publishAs('public', 'remote-public', 'p2', '/')
  await assert.rejects(promoteAs('labs', 'remote-public', 'p2'), foreign)
  await assert.rejects(promoteAs('labs', 'remote-public', 'p2', 10), foreign)
  await promoteAs('public', 'remote-public', 'p2')
  await assert.rejects(rollBack(storeOf('labs'), { name: 'remote-public', by: 'labs' }), foreign)
  await assert.rejects(retire(storeOf('labs'), { name: 'remote-public', release: 'p2', by: 'labs' }), foreign)
  await assert.rejects(promoteAs(undefined, 'remote-public', 'p1'), /RELEASE_KEY is not set/)
  await assert.rejects(publishAs('labs', 'remote-new', 'n1', '/new'), /remote-new is not in the policy of this store/)
  assert.equal((await registry()).remotes['remote-public']?.live, 'p2')
})

test('an operator can roll any part back, and can publish none', async (t) => {
  const { publishAs, promoteAs, storeOf } = await governed(t)
  await publishAs('public', 'remote-public', 'p2', '/')
  await promoteAs('public', 'remote-public', 'p2')
  assert.match(await rollBack(storeOf('operator'), { name: 'remote-public', by: 'guard' }), /p1 is live again/)
  await assert.rejects(publishAs('operator', 'remote-public', 'p3', '/'), /belongs to another team/)
})

test('a page or a retired path below the address of another remote is rejected with a message', async (t) => {
  const { publishAs, promoteAs } = await governed(t)
  await publishAs('labs', 'remote-labs', 'l1', '/labs', '/careers/labs')
  await assert.rejects(promoteAs('labs', 'remote-labs', 'l1'), (error: Error) => {
    assert.equal(
      error.message,
      'remote-labs l1 is rejected:\n  the page /careers/labs of remote-labs is refused, because the address belongs to ' +
        'remote-public: choose another, or have the policy changed',
    )
    return true
  })
  await publishAs('public', 'remote-public', 'p2', '/', '/labs/sale')
  await assert.rejects(promoteAs('public', 'remote-public', 'p2'), /\/labs\/sale of remote-public .* remote-labs/)
  const retired = [{ pattern: '/LABS/old', successor: '/' }]
  assert.match(
    addressFindings(policy, { name: 'remote-public', routes: [], retired }).join(),
    /retired path \/LABS\/old/,
  )
  assert.deepEqual(
    addressFindings(policy, { name: 'remote-public', routes: [], retired: [{ pattern: '/labsters', successor: '/' }] }),
    [],
  )
})

test('a shell uses neither a release nor an entry that was written without the key of its team', async (t) => {
  const { root, registry } = await governed(t)
  const before = await registry()
  const entry = before.remotes['remote-public']
  assert.ok(entry)
  requireSignedEntry(before.policy, 'remote-public', entry)
  assert.throws(() => requireSignedEntry(before.policy, 'remote-public', { ...entry, live: 'p0' }), /signed neither/)

  assert.deepEqual(await policyFindings(before.policy, await readRelease(root, 'remote-public', 'p1')), [])
  const file = join(root, 'remote-public', 'p1', 'release.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"pattern":"/"', '"pattern":"/forged"'))
  assert.deepEqual(await policyFindings(before.policy, await readRelease(root, 'remote-public', 'p1')), [
    'remote-public p1 is not signed by the team of remote-public',
  ])
  await build(join(root, 'remote-public', 'p7'), 'remote-public', 'p7', ['/'])
  assert.match(
    (await policyFindings(before.policy, await readRelease(root, 'remote-public', 'p7'))).join(),
    /has no signature/,
  )
})

test('only an operator changes the policy, and none that forbids what is live', async (t) => {
  const { storeOf, registry } = await governed(t)
  const other = createKeyPair()
  const taken = { ...policy, operators: [keys.labs.publicKey] }
  await assert.rejects(setPolicy(storeOf('labs'), { policy: taken, by: 'labs' }), /Only an operator/)
  const moved = {
    ...policy,
    parts: { ...policy.parts, 'remote-public': { keys: [other.publicKey], addresses: ['/'] } },
  }
  await assert.rejects(
    setPolicy(storeOf('operator'), { policy: moved, by: 'operator' }),
    /p1 is not signed by the team/,
  )
  assert.equal(policyProblem(await registry(), keys.operator.publicKey), null)
  assert.match(policyProblem(await registry(), other.publicKey) ?? '', /is not signed with RELEASES_POLICY_KEY/)
  assert.match(policyProblem({}, other.publicKey) ?? '', /has no policy/)
})

test('every change signs the whole registry with its version, so that nothing in it can be changed or left out', async (t) => {
  const { promoteAs, publishAs, registry } = await governed(t)
  await publishAs('labs', 'remote-labs', 'l1', '/labs')
  await promoteAs('labs', 'remote-labs', 'l1')
  const signed = await registry()
  assert.equal(registryProblem(signed), null)
  const { 'remote-labs': _gone, ...others } = signed.remotes
  for (const changed of [{ version: 9 }, { remotes: others }, { newcomers: {} }, { retired: {} }])
    assert.match(registryProblem({ ...signed, ...changed }) ?? '', /changed without the key/)
  assert.match(registryProblem({ ...signed, signature: undefined }) ?? '', /the registry is not signed/)
})

test('no team signs a registry that was changed without a key; an operator vouches for it by setting the policy', async (t) => {
  const { promoteAs, publishAs, storeOf, registry } = await governed(t)
  await publishAs('public', 'remote-public', 'p2', '/')
  await promoteAs('public', 'remote-public', 'p2')
  const before = await registry()
  await storeOf().writeRegistry({ ...before, version: 99, remotes: {} })
  await assert.rejects(
    storeOf('public').setLive({ 'remote-public': 'p1' }, { action: 'start', by: 'public' }),
    /Nothing was changed: the registry was changed without/,
  )
  await storeOf().writeRegistry({ ...before, version: 99, signature: undefined })
  await setPolicy(storeOf('operator'), { policy, by: 'operator' })
  assert.equal(registryProblem(await registry()), null)
})

test('a policy that cannot be used is refused with the places', () => {
  const text = JSON.stringify({ parts: { public: { keys: ['x'], addresses: ['labs'] } }, operators: [] })
  assert.throws(() => parsePolicy(text), /parts\.public Invalid key in record\n {2}operators needs at least one key/)
})
