import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { banner } from './banner'
import { errorSentence } from './error-sentence'
import { freePort } from './free-port'
import type { SettingsError } from './start-options'
import { readStartOptions } from './start-options'

test('without settings the site runs on port 4000 and keeps its data in ./data', () => {
  assert.deepEqual(readStartOptions({}), { port: 4000, dataDir: resolve('data') })
})

test('all errors in the settings are listed at once', () => {
  const env = {
    PORT: '80000',
    SITE_ORIGIN: 'example',
    DATABASE_URL: 'mysql://x',
    SEED_BLOGS_PASSWORD: 'short',
    PAGE_LIFE: '-1',
    S3_ENDPOINT: 'zz',
    TRUST_PROXY: 'loopback, 10.0.0.0/33',
  }
  assert.throws(
    () => readStartOptions(env),
    (error: SettingsError) => {
      assert.equal(error.problems.length, 7)
      for (const name of Object.keys(env)) assert.match(error.message, new RegExp(`^  - ${name}\\b`, 'm'))
      return true
    },
  )
})

test('each reCAPTCHA key requires the other; proxies are names, addresses and networks', () => {
  assert.throws(
    () => readStartOptions({ RECAPTCHA_SITE_KEY: 'key' }),
    /- RECAPTCHA_SECRET is required with the other key/,
  )
  assert.ok(readStartOptions({ TRUST_PROXY: 'loopback, 10.0.0.1, 10.0.0.0/8, fd00::/8' }))
})

test('a port in use is rejected with a message, a free one is accepted', async (context) => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  context.after(() => server.close())
  const { port } = server.address() as AddressInfo
  await assert.rejects(freePort(port), {
    message: `Port ${port} is already in use. Choose another: PORT=4001 npm start`,
  })
  assert.notEqual(await freePort(0), 0)
})

test('only errors in the log reach the terminal', () => {
  assert.equal(errorSentence('{"level":50,"msg":"Disk full."}'), 'Disk full.')
  assert.equal(errorSentence('{"level":30,"msg":"started"}'), undefined)
  assert.equal(errorSentence('plain text'), undefined)
})

test('passwords are shown for new accounts only', () => {
  const accounts = [
    { username: 'blogs', role: 'BLOGS', password: 'new-password' },
    { username: 'careers', role: 'CAREERS', password: null },
  ] as const
  const text = banner({ url: 'http://localhost:4000', accounts }, '/data')
  assert.match(text, /blogs .*password new-password/)
  assert.match(text, /careers .*unchanged/)
})
