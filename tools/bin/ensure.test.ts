import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isInstalled, nodeFault } from './ensure.mjs'

const LOCK = {
  packages: {
    '': { version: '1.0.0' },
    shared: { version: '1.0.0' },
    'node_modules/pg': { version: '8.23.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}

async function withTree(installed: object | undefined, check: (root: string) => void) {
  const root = await mkdtemp(join(tmpdir(), 'ensure-'))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(LOCK))
  if (installed) {
    await mkdir(join(root, 'node_modules'))
    await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(installed))
  }
  check(root)
  await rm(root, { recursive: true })
}

test('a Node version that is too old is rejected with a message', () => {
  assert.match(nodeFault('18.20.4') ?? '', /^Node 20\.19 or later is needed; this is Node 18\.20\.4\.$/)
  assert.ok(nodeFault('20.18.3'))
  assert.equal(nodeFault('20.19.0'), undefined)
  assert.equal(nodeFault('22.1.0'), undefined)
})

test('a checkout without packages is not installed', () =>
  withTree(undefined, (root) => assert.equal(isInstalled(root), false)))

test('packages of another version do not match the lock file', () =>
  withTree({ packages: { 'node_modules/pg': { version: '8.0.0' } } }, (root) => assert.equal(isInstalled(root), false)))

test('matching packages are recognized, even when those for other platforms are missing', () =>
  withTree({ packages: { 'node_modules/pg': { version: '8.23.1' } } }, (root) => {
    assert.equal(isInstalled(root), true)
    assert.equal(isInstalled(root), true)
  }))
