import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from '@tekskills/shared/contracts/release'
import { followListing } from './follow-listing'
import { registryTrust, type RegistryTrust } from './policy/registry-trust'
import { signedEntry, signedPolicy, signedRegistry, signRelease } from './policy/release-policy'
import { createKeyPair, openSigner } from './policy/signing'

const page = (path: string) => ({ path, title: path, description: '', keywords: '', image: '' })
const registry = (live: string) => ({ schema: 1, remotes: { 'remote-public': { live, previous: [] } } })

const routes = [
  { pattern: '/', access: 'visitor' },
  { pattern: '/search', access: 'visitor' },
  { pattern: '/blog/:name', access: 'visitor' },
  { pattern: '/dashboard', access: 'staff' },
]

/** A release store in memory, followed from the start. */
async function followed(objects: Record<string, unknown>, trust?: RegistryTrust) {
  const reports: string[] = []
  let changes = 0
  const { current, stop } = await followListing({
    read: (key) => Promise.resolve(key in objects ? Buffer.from(JSON.stringify(objects[key])) : undefined),
    trust,
    onChange: () => (changes += 1),
    report: (message) => reports.push(message),
  })
  const paths = () => current().pages.map(({ path }) => path)
  const untilPaths = async (expected: string[]) => {
    for (let left = 100; left > 0 && paths().join() !== expected.join(); left -= 1) await wait(20)
    assert.deepEqual(paths(), expected)
  }
  return { paths, untilPaths, current, stop, reports, changes: () => changes }
}

test('MT-06 the pages and retired paths are those of the live releases, and follow a promotion and a rollback', async () => {
  const objects: Record<string, unknown> = {
    'registry.json': registry('a1'),
    'remote-public/a1/release.json': { release: 'a1', pages: [page('/')], retired: [], routes },
    'remote-public/b2/release.json': {
      release: 'b2',
      pages: [page('/'), page('/new')],
      retired: [{ pattern: '/old', successor: '/new' }],
    },
  }
  const site = await followed(objects)
  try {
    assert.deepEqual(site.paths(), ['/'])
    assert.deepEqual(site.current().visitorPaths, ['/', '/search'])
    objects['registry.json'] = registry('b2')
    await site.untilPaths(['/', '/new'])
    assert.deepEqual(site.current().retired, [{ pattern: '/old', successor: '/new' }])
    objects['registry.json'] = registry('a1')
    await site.untilPaths(['/'])
    assert.equal(site.changes(), 3)
  } finally {
    site.stop()
  }
})

test('a release that cannot be read leaves what was known, and is reported once', async () => {
  const objects: Record<string, unknown> = {
    'registry.json': registry('a1'),
    'remote-public/a1/release.json': { release: 'a1', pages: [page('/')] },
  }
  const site = await followed(objects)
  try {
    objects['registry.json'] = registry('lost')
    await wait(600)
    assert.deepEqual(site.paths(), ['/'])
    assert.deepEqual(site.reports, ['the live releases cannot be followed: remote-public lost has no release.json'])
    objects['remote-public/lost/release.json'] = { release: 'lost' }
    await site.untilPaths([])
  } finally {
    site.stop()
  }
})

const keys = { team: createKeyPair(), operator: createKeyPair() }
const team = openSigner(keys.team.privateKey)
const NAME = 'remote-public'

/** A signed store in memory, in which a release is live; each release has one page. */
function governed() {
  const operator = openSigner(keys.operator.privateKey)
  const policy = signedPolicy(
    operator,
    {
      parts: { [NAME]: { keys: [keys.team.publicKey], addresses: ['/'] } },
      operators: [keys.operator.publicKey],
    },
    1,
  )
  const objects: Record<string, unknown> = {}
  const publish = (release: string, signer = team) => {
    const descriptor = { schema: 1, name: NAME, release, routes: [], pages: [page(`/${release}`)] }
    objects[`${NAME}/${release}/release.json`] = descriptor
    objects[`${NAME}/${release}/signature.json`] = signRelease(signer, NAME, release, JSON.stringify(descriptor))
  }
  const goLive = (live: string, version: number, { entrySigner = team, signer = team } = {}) => {
    const entry = signedEntry(entrySigner, NAME, { live, previous: [] })
    const unsigned = { schema: 1, version, remotes: { [NAME]: entry }, policy } as unknown as Registry
    objects['registry.json'] = signedRegistry(signer, unsigned)
  }
  let accepted: Registry | undefined
  const trust = () =>
    registryTrust({
      policyKey: keys.operator.publicKey,
      accepted: { read: () => Promise.resolve(accepted), write: async (registry) => void (accepted = registry) },
    })
  return { objects, publish, goLive, trust }
}

test('ADR 0075 the service lists what the team has signed, and nothing forged', async () => {
  const { objects, publish, goLive, trust } = governed()
  const stranger = openSigner(createKeyPair().privateKey)
  publish('a1')
  publish('b2')
  publish('forged', stranger)
  goLive('a1', 1)
  const site = await followed(objects, trust())
  try {
    assert.deepEqual(site.paths(), ['/a1'])
    const refused = async (reason: RegExp) => {
      for (let left = 100; left > 0 && !reason.test(site.reports.join('; ')); left -= 1) await wait(20)
      assert.match(site.reports.join('; '), reason)
      assert.deepEqual(site.paths(), ['/a1'])
    }
    goLive('b2', 2, { signer: stranger })
    await refused(/changed without the key of a team or of an operator/)
    goLive('b2', 2, { entrySigner: stranger })
    await refused(/signed neither by the team of remote-public/)
    goLive('forged', 2)
    await refused(/forged is not signed by the team of remote-public/)
    objects['registry.json'] = registry('b2')
    await refused(/the registry has no policy/)
    goLive('b2', 2)
    await site.untilPaths(['/b2'])
  } finally {
    site.stop()
  }
})

test('ADR 0075 an earlier registry that is written back is rejected, even by a service that starts with it', async () => {
  const { objects, publish, goLive, trust } = governed()
  publish('a1')
  publish('b2')
  goLive('a1', 1)
  const earlier = objects['registry.json']
  const site = await followed(objects, trust())
  goLive('b2', 2)
  await site.untilPaths(['/b2'])
  objects['registry.json'] = earlier
  const reason = /the registry is version 1, and version 2 was in use/
  for (let left = 100; left > 0 && !reason.test(site.reports.join('; ')); left -= 1) await wait(20)
  assert.match(site.reports.join('; '), reason)
  assert.deepEqual(site.paths(), ['/b2'])
  site.stop()

  const restarted = await followed(objects, trust())
  restarted.stop()
  assert.deepEqual(restarted.paths(), ['/b2'])
})
