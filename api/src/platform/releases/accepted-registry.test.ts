import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registryTrust } from '@tekskills/releases/policy/registry-trust'
import { signedPolicy, signedRegistry } from '@tekskills/releases/policy/release-policy'
import { createKeyPair, openSigner } from '@tekskills/releases/policy/signing'
import type { Registry } from '@tekskills/shared/contracts/release'
import { startTestApp } from '../../testing/test-app'
import { acceptedInSettings } from './accepted-registry'

const operator = openSigner(createKeyPair().privateKey)
const policy = signedPolicy(operator, { parts: { shell: { keys: [operator.key] } }, operators: [operator.key] }, 1)
const live = (release: string) => ({ live: release, previous: [] })
const registryAt = (version: number): Registry =>
  signedRegistry(operator, {
    schema: 1,
    version,
    shell: live('s1'),
    remotes: { 'remote-public': live(`p${version}`) },
    policy,
  })

test('ADR 0075 the registry that was accepted last outlives a restart, with a signature that is still valid', async (t) => {
  const { queries } = await startTestApp(t)
  const start = () => registryTrust({ policyKey: operator.key, accepted: acceptedInSettings(queries) })
  assert.equal(await start().newest(), undefined)
  const first = start()
  await first.accept(registryAt(1))
  await first.accept(registryAt(2))
  const restarted = start()
  const kept = await restarted.newest()
  assert.deepEqual(kept, registryAt(2))
  assert.equal(await restarted.problemOf(kept ?? assert.fail()), null)
  assert.match((await restarted.problemOf(registryAt(1))) ?? '', /version 1, and version 2 was in use/)
})
