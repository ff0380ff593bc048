import assert from 'node:assert/strict'
import { test } from 'node:test'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { hashPassword } from './passwords'

const MINUTES = 60_000

const authenticate = ({ app }: TestApp, username: string, secret: string, ip = '127.0.0.1') => {
  const payload = { username, password: secret }
  return app.inject({ method: 'POST', url: '/api/public/authenticate', payload, remoteAddress: ip })
}

test('AT-04 S-10 the owner is shut out for minutes where the guesses came from, and nowhere else', async (t) => {
  const service = await startTestApp(t)
  const attacker = '203.0.113.9'
  for (let guess = 1; guess <= 5; guess += 1) await authenticate(service, 'blogs', 'wrong', attacker)
  assert.equal((await authenticate(service, 'blogs', password, attacker)).statusCode, 429)
  assert.equal((await authenticate(service, 'blogs', password, '198.51.100.7')).statusCode, 200)
})

test('S-10 a guess counts for the account, whether its name or its e-mail address was typed', async (t) => {
  const service = await startTestApp(t)
  const { email } = await service.queries
    .selectFrom('account')
    .select('email')
    .where('username', '=', 'blogs')
    .executeTakeFirstOrThrow()
  const statuses = []
  for (const typed of ['blogs', email, 'BLOGS', email.toUpperCase(), 'blogs', email])
    statuses.push((await authenticate(service, typed, 'wrong')).statusCode)
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
})

test('S-10 one account cannot be tried from ever new addresses, one address cannot try ever new accounts', async (t) => {
  const service = await startTestApp(t)
  const perAccount = []
  for (let guess = 1; guess <= 30; guess += 1) {
    perAccount.push((await authenticate(service, 'hunted', 'wrong', `10.9.0.${guess}`)).statusCode)
  }
  assert.deepEqual([perAccount.indexOf(429), new Set(perAccount.slice(25)).size], [25, 1])
  const perAddress = []
  for (let guess = 1; guess <= 55; guess += 1) {
    perAddress.push((await authenticate(service, `user${guess}`, 'wrong', '10.9.9.9')).statusCode)
  }
  assert.equal(perAddress.indexOf(429), 50)
})

test('AT-05 words meant for the database are a wrong user name', async (t) => {
  const service = await startTestApp(t)
  for (const username of [`' OR 1=1--`, `admin'/*`, `blogs' --`, 'blogs%', '_logs']) {
    assert.equal((await authenticate(service, username, password)).statusCode, 401, username)
  }
})

test('AT-07 a password is compared as it was typed: blanks, signs of any script and sixty-four of them', async (t) => {
  const service = await startTestApp(t)
  const chosen = ` pässwörd 🔑 ${'x'.repeat(64)} `
  const row = { password_hash: await hashPassword(chosen) }
  await service.queries.updateTable('account').set(row).where('username', '=', 'blogs').execute()
  assert.equal((await authenticate(service, 'blogs', chosen)).statusCode, 200)
  assert.equal((await authenticate(service, 'blogs', chosen.trim())).statusCode, 401)
  assert.equal((await authenticate(service, 'blogs', chosen.normalize('NFD'))).statusCode, 401)
  assert.equal((await authenticate(service, 'blogs', `${chosen}\0`)).statusCode, 422)
})

test('S-16 a session that is read in the last minute still counts from then', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const me = async () => (await service.app.inject({ url: '/api/me', headers })).statusCode
  service.clock.advance(59 * MINUTES)
  assert.equal(await me(), 200)
  service.clock.advance(60 * MINUTES + 1_000)
  assert.equal(await me(), 401)
})
