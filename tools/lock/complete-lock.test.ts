import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { completeLock, platformOf, missingFrom, type Lock } from './complete-lock'

test('the lock file has the packages for every platform, so that a clean checkout installs', async () => {
  const lock = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8')) as Lock
  assert.deepEqual(missingFrom(lock), {}, 'run: node tools/bin/run.mjs tools/lock/main.ts')
})

test('a package for another platform is added with the version in its dependent', () => {
  const optionalDependencies = { 'swc-linux-x64': '1.2.3', 'swc-darwin-arm64': '1.2.3', 'ranged-win32-x64': '^1.0.0' }
  const lock = {
    packages: {
      '': {},
      'node_modules/swc': { dev: true, optionalDependencies },
      'node_modules/swc-linux-x64': { version: '1.2.3', optional: true },
    },
  }
  const added = { version: '1.2.3', cpu: ['arm64'], os: ['darwin'], dev: true, optional: true }
  assert.deepEqual(missingFrom(lock), { 'node_modules/swc-darwin-arm64': added })
  assert.deepEqual(missingFrom(completeLock(lock)), {})
})

test('the platform is parsed from the name', () => {
  assert.deepEqual(platformOf('@unrs/resolver-binding-linux-ppc64-gnu'), { cpu: ['ppc64'], os: ['linux'] })
  assert.deepEqual(platformOf('@rspack/binding-wasm32-wasi'), { cpu: ['wasm32'] })
})
