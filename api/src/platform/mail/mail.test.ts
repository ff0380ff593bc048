import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { sentMails } from '../../testing/sent-mails'
import { startTestApp, type TestApp } from '../../testing/test-app'

const MINUTE = 60_000
const captcha = { provider: 'none', effort: 20 } as const
const mailTo = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'Site <site@example.org>',
  directory: '',
})

/** A mail server that takes what `accept` does not refuse. */
async function startMailServer(t: TestContext, accept: (recipient: string) => Error | undefined = () => undefined) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(accept(address)),
    onData(stream, _session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => (text += part))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  t.after(() => new Promise<void>((resolve) => server.close(resolve)))
  return { port: (listener.address() as AddressInfo).port, received, server }
}

/** A port where nobody listens. */
async function deadPort(t: TestContext): Promise<number> {
  const { port, server } = await startMailServer(t)
  await new Promise<void>((resolve) => server.close(resolve))
  return port
}

const enquire = ({ app }: TestApp, subject = 'Hello') => {
  const payload = { name: 'Ada', email: 'ada@example.org', subject, message: 'Text' }
  return app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload })
}

const waiting = ({ queries }: TestApp) => queries.selectFrom('mail').selectAll().execute()

async function look({ deps }: TestApp) {
  deps.mail.wake()
  await deps.mail.settled()
}

test('mail goes to the configured server, from the configured sender, and leaves no copy behind', async (t) => {
  const { port, received } = await startMailServer(t)
  const service = await startTestApp(t, { captcha, mail: mailTo(port) })
  await enquire(service)
  await service.deps.mail.settled()
  assert.equal(received.length, 1)
  assert.match(received[0] ?? '', /^From: Site <site@example\.org>\r$/m)
  assert.match(received[0] ?? '', /^Message-ID: <[\w-]+@localhost>\r$/m)
  assert.deepEqual(await waiting(service), [])
})

test('FT-54 a mail server that is down loses nothing: the enquiry stands and the mail leaves once it is back', async (t) => {
  const service = await startTestApp(t, { captcha, mail: mailTo(await deadPort(t)) })
  assert.equal((await enquire(service)).statusCode, 201)
  await service.deps.mail.settled()
  const [first] = await waiting(service)
  assert.deepEqual([first?.attempts, first?.last_error], [1, 'ESOCKET'])
  await look(service)
  assert.equal((await waiting(service))[0]?.attempts, 1, 'the next attempt waits')
  service.clock.advance(MINUTE)
  await look(service)
  const [second] = await waiting(service)
  assert.equal(second?.attempts, 2)
  const wait = (second?.next_attempt_at.getTime() ?? 0) - service.clock.now().getTime()
  assert.ok(wait > 50_000 && wait <= MINUTE, `the second wait is twice the first: ${wait}`)
  const kept = service.queries
  await service.app.close()
  const row = await kept.selectFrom('mail').select('id').executeTakeFirst()
  assert.ok(row, 'it outlives the service')
})

test('what a stopped service had not sent, the next one sends', async (t) => {
  const service = await startTestApp(t)
  const message = { to: 'a@example.org', subject: 'Kept', text: 'Text' }
  await service.deps.mail.queue(service.queries, message)
  await look(service)
  assert.match((await sentMails(service))[0]?.headers ?? '', /^Subject: Kept$/m)
})

test('a mail of a transaction that fails is never sent', async (t) => {
  const service = await startTestApp(t)
  const work = service.queries.transaction().execute(async (transaction) => {
    await service.deps.mail.queue(transaction, { to: 'a@example.org', subject: 'No', text: 'No' })
    throw new Error('no')
  })
  await assert.rejects(work)
  await look(service)
  assert.deepEqual(await sentMails(service), [])
})

test('a recipient that the server refuses for good is not tried again, and others still get theirs', async (t) => {
  const refuse = (recipient: string) => {
    if (recipient !== 'gone@example.org') return undefined
    return Object.assign(new Error('No such mailbox'), { responseCode: 550 })
  }
  const { port, received } = await startMailServer(t, refuse)
  const service = await startTestApp(t, { mail: mailTo(port) })
  for (const to of ['gone@example.org', 'here@example.org']) {
    await service.deps.mail.queue(service.queries, { to, subject: 'Hello', text: 'Text' })
  }
  await look(service)
  assert.equal(received.length, 1)
  const [left, ...more] = await waiting(service)
  assert.deepEqual([left?.recipient, more.length], ['gone@example.org', 0])
  assert.ok(left?.refused_at)
  service.clock.advance(60 * MINUTE)
  await look(service)
  assert.equal((await waiting(service))[0]?.attempts, 1)
})
