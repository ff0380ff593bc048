import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp } from '../../testing/test-app'

const secret = 'only-for-tests'

/** A fake of Google's endpoint with tokens of likely persons and of a likely bot. */
async function startSiteverify(t: TestContext) {
  const requests: URLSearchParams[] = []
  const scores: Record<string, number> = { person: 0.9, 'another-person': 0.5, program: 0.4 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(body)
      requests.push(form)
      const score = scores[form.get('response') ?? '']
      response.end(JSON.stringify({ success: score !== undefined, score, hostname: 'localhost' }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return {
    verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha/api/siteverify`,
    asked: requests,
  }
}

test('FM-05 with keys a sign-in, a sign-up and an enquiry need a token that Google scores as human, or a proof of work', async (t) => {
  const { verifyUrl, asked: requests } = await startSiteverify(t)
  const recaptcha = { siteKey: 'site-key', secret, verifyUrl }
  const service = await startTestApp(t, { captcha: { provider: 'on', effort: 20, recaptcha } })
  const post = async (url: string, payload: object, headers = {}) =>
    (await service.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })).statusCode
  const login = (token?: string) =>
    post('/public/authenticate', { username: 'blogs', password: 'only-for-tests', ...(token && { token }) })
  const signUp = (token: string) => post('/public/user/newsLetter', { email: 'mira@example.com', token })
  const enquiry = { name: 'Mira', email: 'mira@example.com', subject: 'Hello', message: 'A question.' }
  const ask = (token: string) => post('/public/user/footerEnquiry', enquiry, { 'x-captcha-token': token })

  const { provider, siteKey, challenge } = (await service.app.inject({ url: '/api/public/user/captcha' })).json()
  assert.deepEqual([provider, siteKey, challenge !== undefined], ['recaptcha-v3', 'site-key', true])
  assert.equal(await login(), 403)
  for (const send of [login, signUp, ask]) {
    assert.equal(await send('program'), 403)
    assert.equal(await send('unknown'), 403)
  }
  assert.equal(await signUp('person'), 202)
  assert.equal(await signUp('person'), 403, 'a token is accepted once')
  assert.equal(await ask('another-person'), 201)
  assert.equal(await signUp(await solveCaptcha(service)), 202)
  assert.equal(requests[0]?.get('secret'), secret)
})
