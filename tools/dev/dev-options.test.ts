import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remoteNames } from '../repository'
import { readDevOptions } from './dev-options'

const env = { DATA_DIR: '/tmp/site', PORT: '4100' }

test('without a name every remote is developed, with the settings of npm start', () => {
  const options = readDevOptions([], env)
  assert.deepEqual(options.remotes, remoteNames)
  assert.equal(options.alone, false)
  assert.equal(options.port, 4100)
  assert.equal(options.dataDir, '/tmp/site')
})

test('named remotes are developed, each once', () => {
  const { remotes } = readDevOptions(['remote-tekdatanova', 'remote-public', 'remote-public'], env)
  assert.deepEqual(remotes, ['remote-public', 'remote-tekdatanova'])
})

test('one remote can run alone, wherever the flag is', () => {
  for (const args of [
    ['remote-public', '--alone'],
    ['--alone', 'remote-public'],
  ]) {
    const { remotes, alone } = readDevOptions(args, env)
    assert.deepEqual({ remotes, alone }, { remotes: ['remote-public'], alone: true })
  }
})

test('all errors are listed at once', () => {
  assert.throws(() => readDevOptions(['remote-publik', '--alone', '--fast', 'remote-public'], env), {
    problems: [
      '--fast is not a flag; the flags are --alone, --site, --writes',
      'remote-publik is not a remote. Known remotes: remote-backoffice, remote-public, remote-tekdatanova',
      '--alone needs the name of one remote. Known remotes: remote-backoffice, remote-public, remote-tekdatanova',
    ],
  })
  assert.throws(() => readDevOptions(['--alone'], env), /--alone needs the name of one remote/)
})

test('one remote runs beside a running site, whose writes are refused unless asked for', () => {
  const args = ['remote-public', '--site', 'https://example.com/']
  const { remotes, site, writes } = readDevOptions(args, env)
  assert.deepEqual(
    { remotes, site, writes },
    { remotes: ['remote-public'], site: 'https://example.com', writes: false },
  )
  assert.equal(readDevOptions([...args, '--writes'], env).writes, true)
  assert.throws(() => readDevOptions(['--site', 'example.com', '--alone', '--writes'], env), {
    problems: [
      '--site needs the address of a running site, such as https://example.com',
      '--site needs the remote that you develop. Known remotes: remote-backoffice, remote-public, remote-tekdatanova',
      '--alone and --site cannot be combined',
      '--alone needs the name of one remote. Known remotes: remote-backoffice, remote-public, remote-tekdatanova',
    ],
  })
  assert.throws(() => readDevOptions(['--writes'], env), /--writes needs --site/)
})
