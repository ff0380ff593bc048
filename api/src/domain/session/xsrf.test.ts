import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { password, startTestApp, type TestApp } from '../../testing/test-app'

/** Signs in like a browser and returns the cookie it got. */
async function browser({ app }: TestApp) {
  const payload = { username: 'blogs', password }
  const response = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
  const cookie = response.cookies.find(({ name }) => name === 'XSRF-TOKEN')
  assert.ok(cookie, 'the login sets the cookie')
  return { authorization: `Bearer ${response.json<SignedIn>().token}`, cookie }
}

const addCategory = ({ app }: TestApp, headers: object) =>
  app.inject({ method: 'POST', url: '/api/category', headers: { ...headers }, payload: { categoryName: 'Cloud' } })

test('ST-07 a write with the cookie must repeat it in X-XSRF-TOKEN', async (t) => {
  const service = await startTestApp(t)
  const { authorization, cookie } = await browser(service)
  assert.ok(!cookie.httpOnly, 'scripts on the page can read it')
  assert.equal(cookie.sameSite, 'Lax')
  const sent = { authorization, cookie: `XSRF-TOKEN=${cookie.value}` }
  const without = await addCategory(service, sent)
  assert.equal(without.statusCode, 403)
  assert.equal(without.json().code, 'XSRF_INVALID')
  assert.equal((await addCategory(service, { ...sent, 'x-xsrf-token': 'another' })).statusCode, 403)
  assert.equal((await addCategory(service, { ...sent, 'x-xsrf-token': cookie.value })).statusCode, 201)
})

test('ST-07 a value of another session or a planted one is rejected even if the header repeats it', async (t) => {
  const service = await startTestApp(t)
  const [mine, other] = [await browser(service), await browser(service)]
  for (const value of [other.cookie.value, 'planted', 'planted.value']) {
    const headers = { authorization: mine.authorization, cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value }
    const rejected = await addCategory(service, headers)
    assert.equal(rejected.statusCode, 403)
    const fresh = rejected.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const next = { authorization: mine.authorization, cookie: `XSRF-TOKEN=${fresh}`, 'x-xsrf-token': fresh }
    const response = await addCategory(service, next)
    assert.ok([201, 409].includes(response.statusCode), 'the next attempt passes the check')
  }
})

test('ST-07 neither reads nor writes without the cookie need the header', async (t) => {
  const service = await startTestApp(t)
  const { authorization, cookie } = await browser(service)
  const headers = { authorization, cookie: `XSRF-TOKEN=${cookie.value}` }
  assert.equal((await service.app.inject({ url: '/api/blogs/get-allblogs', headers })).statusCode, 200)
  assert.equal((await addCategory(service, { authorization })).statusCode, 201)
})

test('AT-16 S-20 a cross-site write is rejected', async (t) => {
  const service = await startTestApp(t)
  const { authorization } = await browser(service)
  const response = await addCategory(service, { authorization, 'sec-fetch-site': 'cross-site' })
  assert.equal(response.statusCode, 403)
})

test('a visitor with a malformed cookie is rejected once and can then log in', async (t) => {
  const { app } = await startTestApp(t)
  const enter = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/public/authenticate', headers, payload: { username: 'blogs', password } })
  const rejected = await enter({ cookie: 'XSRF-TOKEN=%' })
  assert.equal(rejected.statusCode, 403)
  assert.match(String(rejected.headers['set-cookie']), /^XSRF-TOKEN=;/)
  assert.equal((await enter({})).statusCode, 200)
})

test('/me renews a cookie that is missing or belongs to another session', async (t) => {
  const service = await startTestApp(t)
  const { authorization } = await browser(service)
  const { cookies } = await service.app.inject({ url: '/api/me', headers: { authorization } })
  assert.equal(cookies[0]?.name, 'XSRF-TOKEN')
})

test('the cookie is Secure on a site served by https', async (t) => {
  const service = await startTestApp(t, { siteOrigin: 'https://example.org' })
  assert.equal((await browser(service)).cookie.secure, true)
})
