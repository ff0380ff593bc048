import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { listeningAt, startServer, stopServer } from '../../../testing/server-process'
import { newTestDatabase } from '../../../testing/test-database'

test('S-51 the log has one JSON object per line, records every rejection, and contains no secrets or user input', async (t) => {
  const { dataDir, databaseUrl } = await newTestDatabase()
  const secrets = { password: 'a secret of the content team', words: 'the words of somebody', wrong: 'a wrong guess' }
  const server = startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    SEED_BLOGS_PASSWORD: secrets.password,
  })
  t.after(() => {
    server.child.kill('SIGKILL')
  })
  const { port } = await listeningAt(server)
  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  const signedIn = await send('POST', '/public/authenticate', { username: 'blogs', password: secrets.password })
  const { token } = (await signedIn.json()) as SignedIn
  await send('POST', '/public/authenticate', { username: 'blogs\r\n{"level":60}', password: secrets.wrong })
  await send('GET', `/blogs/get-allblogs?q=${encodeURIComponent(secrets.words)}`, undefined, {
    authorization: `Bearer ${token}`,
    cookie: `Token=${token}`,
  })
  await send('GET', '/career/get-allcareers', undefined, { authorization: `Bearer ${token}` })
  await send('POST', '/public/user/footerEnquiry', {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'x',
    message: `${secrets.words}\r\n{"level":60}`,
  })
  await send('POST', '/public/forgotPassword', { username: 'blogs' })
  await stopServer(server)

  const text = server.output.stdout + server.output.stderr
  for (const secret of [...Object.values(secrets), token, '$argon2id', 'ada@example.org', 'reset=']) {
    assert.ok(!text.includes(secret), `the log contains "${secret}"`)
  }
  const lines = server.output.stdout.trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as { level: number; status?: number; req?: { path: string } })
  const seen = entries.flatMap(({ status, req }) => (status ? [`${status} ${req?.path}`] : []))
  for (const line of [
    '401 /api/public/authenticate',
    '403 /api/career/get-allcareers',
    '200 /api/blogs/get-allblogs',
  ]) {
    assert.ok(seen.includes(line), line)
  }
  assert.ok(entries.every(({ level }) => level < 60))
})
