import assert from 'node:assert/strict'
import { test } from 'node:test'
import federation, { satisfies } from './sharing-runtime'

const { init, initContainerEntry, consumes, installInitialConsumes } = federation.bundlerRuntime

type Runtime = Parameters<typeof init>[0]['webpackRequire']
type Provider = Runtime['federation']['initOptions']['shared'][string][number]

const runtime = (name: string, shared: Record<string, Provider[]> = {}): Runtime => ({
  S: {},
  c: {},
  m: {},
  consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'store', requiredVersion: '^1.2.0' } } },
  federation: { initOptions: { name, shared } },
})

/** A remote that imports the module `store` in its chunk `page`, under a shell that provides it. */
function remoteUnder(store: Partial<Provider>) {
  const shell = runtime('shell_1', { store: [{ version: '1.2.0', get: () => () => 'the store', ...store }] })
  init({ webpackRequire: shell })
  const remote = runtime('remote_1')
  init({ webpackRequire: remote })
  initContainerEntry({ webpackRequire: remote, shareScope: shell.S.default ?? {} })
  const installedModules = {}
  return {
    shell,
    load() {
      const promises: unknown[] = []
      const chunk = { chunkId: 'page', chunkMapping: { page: ['7'] } }
      consumes({ ...chunk, webpackRequire: remote, installedModules, promises })
      return Promise.all(promises)
    },
    import() {
      const module: { exports: unknown } = { exports: undefined }
      remote.m['7']?.(module)
      return module.exports
    },
  }
}

for (const [version, range, isIn] of [
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
] as const)
  test(`version ${version} is ${isIn ? '' : 'not '}in ${range}`, () => {
    assert.equal(satisfies(version, range), isIn)
  })

test('a remote imports the instance of the shell', async () => {
  const store = {}
  const remote = remoteUnder({ get: () => () => store })
  await remote.load()
  assert.equal(remote.import(), store)
})

test('a shared module that could not be loaded is loaded again with the next import', async () => {
  let isUp = false
  const remote = remoteUnder({ get: () => (isUp ? () => 'the store' : Promise.reject(new Error('lost'))) })
  await assert.rejects(remote.load(), /lost/)
  isUp = true
  await remote.load()
  assert.equal(remote.import(), 'the store')
})

test('a remote that needs another version than the shell has is not loaded', async () => {
  await assert.rejects(remoteUnder({ version: '1.1.9' }).load(), /store \^1\.2\.0 is needed, provided: 1\.1\.9/)
})

test('a remote takes what the shell of an earlier release has loaded', async () => {
  const remote = remoteUnder({ lib: () => 'loaded before', get: () => Promise.reject(new Error('not again')) })
  await remote.load()
  assert.equal(remote.import(), 'loaded before')
})

test('the shell imports its own shared modules at once', () => {
  const { shell } = remoteUnder({})
  installInitialConsumes({ webpackRequire: shell, installedModules: {}, initialConsumes: ['7'] })
  const module: { exports: unknown } = { exports: undefined }
  shell.m['7']?.(module)
  assert.equal(module.exports, 'the store')
})
