import assert from 'node:assert/strict'
import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket, type AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { cleanUp } from '../../maintenance'
import { sentMails } from '../../testing/sent-mails'
import { startTestApp, type TestApp } from '../../testing/test-app'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const captcha = { provider: 'none', effort: 20 } as const
const mailTo = (port: number) => ({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'Site <site@example.org>',
  directory: '',
})

/** A mail server that rejects recipients for which `accept` returns an error. */
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

/** A port with no listener. */
async function deadPort(t: TestContext): Promise<number> {
  const { port, server } = await startMailServer(t)
  await new Promise<void>((resolve) => server.close(resolve))
  return port
}

const enquire = ({ app }: TestApp, subject = 'Hello') => {
  const payload = { name: 'Ada', email: 'ada@example.org', subject, message: 'Text' }
  return app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload })
}

const queued = ({ queries }: TestApp) => queries.selectFrom('mail').selectAll().execute()

async function deliver({ deps }: TestApp) {
  deps.mail.wake()
  await deps.mail.settled()
}

test('email is sent through the configured server, from the configured sender, and no copy is kept', async (t) => {
  const { port, received } = await startMailServer(t)
  const service = await startTestApp(t, { captcha, mail: mailTo(port) })
  await enquire(service)
  await service.deps.mail.settled()
  assert.equal(received.length, 1)
  assert.match(received[0] ?? '', /^From: Site <site@example\.org>\r$/m)
  assert.match(received[0] ?? '', /^Message-ID: <[\w-]+@localhost>\r$/m)
  assert.deepEqual(await queued(service), [])
})

test('an email contains the id of the request that queued it, as the edge assigned it', async (t) => {
  const { port, received } = await startMailServer(t)
  const service = await startTestApp(t, { captcha, mail: mailTo(port), trustProxy: 'loopback' })
  const payload = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'Text' }
  const headers = { 'x-request-id': 'a1'.repeat(16) }
  const response = await service.app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload, headers })
  await service.deps.mail.settled()
  assert.equal(response.headers['x-request-id'], headers['x-request-id'])
  assert.match(received[0] ?? '', new RegExp(`^x-request-id: ${headers['x-request-id']}\r$`, 'im'))
})

test('FT-54 nothing is lost while the mail server is down: the enquiry is stored and the email is sent once the server is back', async (t) => {
  const service = await startTestApp(t, { captcha, mail: mailTo(await deadPort(t)) })
  assert.equal((await enquire(service)).statusCode, 201)
  await service.deps.mail.settled()
  const [first] = await queued(service)
  assert.deepEqual([first?.attempts, first?.last_error], [1, 'ESOCKET'])
  await deliver(service)
  assert.equal((await queued(service))[0]?.attempts, 1, 'the next attempt is delayed')
  service.clock.advance(MINUTE)
  await deliver(service)
  const [second] = await queued(service)
  assert.equal(second?.attempts, 2)
  const wait = (second?.next_attempt_at.getTime() ?? 0) - service.clock.now().getTime()
  assert.ok(wait > 50_000 && wait <= MINUTE, `the second wait is twice the first: ${wait}`)
  const queriesAfterClose = service.queries
  await service.app.close()
  const row = await queriesAfterClose.selectFrom('mail').select('id').executeTakeFirst()
  assert.ok(row, 'it survives the shutdown')
})

test('email queued by a stopped service is sent by the next one', async (t) => {
  const service = await startTestApp(t)
  const message = { to: 'a@example.org', subject: 'Kept', text: 'Text' }
  await service.deps.mail.queue(service.queries, message)
  await deliver(service)
  assert.match((await sentMails(service))[0]?.headers ?? '', /^Subject: Kept$/m)
})

test('an email of a failed transaction is never sent', async (t) => {
  const service = await startTestApp(t)
  const work = service.queries.transaction().execute(async (transaction) => {
    await service.deps.mail.queue(transaction, { to: 'a@example.org', subject: 'No', text: 'No' })
    throw new Error('no')
  })
  await assert.rejects(work)
  await deliver(service)
  assert.deepEqual(await sentMails(service), [])
})

test('a permanently rejected recipient is not retried, and other recipients still get their email', async (t) => {
  const rejectRecipient = (recipient: string) => {
    if (recipient !== 'gone@example.org') return undefined
    return Object.assign(new Error('No such mailbox'), { responseCode: 550 })
  }
  const { port, received } = await startMailServer(t, rejectRecipient)
  const service = await startTestApp(t, { mail: mailTo(port) })
  for (const to of ['gone@example.org', 'here@example.org']) {
    await service.deps.mail.queue(service.queries, { to, subject: 'Hello', text: 'Text' })
  }
  await deliver(service)
  assert.equal(received.length, 1)
  const [left, ...more] = await queued(service)
  assert.deepEqual([left?.recipient, more.length], ['gone@example.org', 0])
  assert.ok(left?.refused_at)
  service.clock.advance(60 * MINUTE)
  await deliver(service)
  assert.equal((await queued(service))[0]?.attempts, 1)
  service.clock.advance(30 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await queued(service), [])
})

test('S-11 work for after a response begins once the response is sent, and the mailer waits for it', async (t) => {
  const { deps } = await startTestApp(t)
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  let begun = 0
  const work = async () => void (begun += 1)
  deps.mail.afterResponse(response, work)
  deps.mail.afterResponse(response, () => Promise.reject(new Error('logged')))
  await nextTurn()
  assert.equal(begun, 0)
  response.emit('close')
  await deps.mail.settled()
  assert.equal(begun, 1)
})

test('S14 mails written as files are deleted after 30 days', async (t) => {
  const service = await startTestApp(t, { captcha })
  assert.equal((await enquire(service)).statusCode, 201)
  assert.ok((await sentMails(service)).length > 0)
  service.clock.advance(29 * DAY)
  await cleanUp(service.deps)
  assert.ok((await sentMails(service)).length > 0)
  service.clock.advance(DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await sentMails(service), [])
})

test('AT-34 a subject that looks like an encoded word is shown as it was typed', async (t) => {
  const { port, received } = await startMailServer(t)
  const service = await startTestApp(t, { captcha, mail: mailTo(port) })
  const typed = `=?utf-8?q?Invoice=0Aoverdue?= ${'ä =?UTF-8?B?eA==?= '.repeat(5)}`.trim()
  await service.deps.mail.queue(service.queries, { to: 'a@example.org', subject: typed, text: 'Text' })
  await deliver(service)
  const subject = /^Subject: (.*(?:\r\n\s.*)*)/m.exec(received[0] ?? '')?.[1] ?? ''
  const words = subject.split(/\s+/).map((word) => /^=\?UTF-8\?B\?([^?]*)\?=$/.exec(word)?.[1])
  assert.equal(words.map((word) => Buffer.from(word ?? '', 'base64').toString()).join(''), typed)
})
