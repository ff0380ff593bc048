import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWebhookReceiver } from '../../testing/webhook-receiver'
import { signedHeaders } from './webhook-signature'
import { isPublicAddress, postMessage, publicLookup, targetProblem } from './webhook-target'

const message = { body: '{}', headers: {}, targets: 'public' } as const

test('a signature is that of Standard Webhooks', () => {
  // The example of the specification of Standard Webhooks.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const body = '{"test": 2432232314}'
  const headers = signedHeaders({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body, secrets: [secret] })
  assert.deepEqual(headers, {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('S-09 only public addresses are called: none of this machine, of private networks or of providers', () => {
  for (const address of [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '::7f00:1',
    '::a9fe:a9fe',
    '4000::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ])
    assert.ok(!isPublicAddress(address), address)
  for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111'])
    assert.ok(isPublicAddress(address), address)
})

test('S-09 an address of a webhook is https, a public name, and without a password', () => {
  for (const url of [
    'http://example.org/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://db.internal/',
    'https://printer.local/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://user:secret@example.org/',
  ])
    assert.ok(targetProblem(url, 'public'), url)
  for (const url of [
    'https://example.org/',
    'https://hooks.example.co.uk:8443/x?y',
    'https://8.8.8.8/',
    'https://xn--bcher-kva.example.com/',
  ])
    assert.equal(targetProblem(url, 'public'), undefined, url)
  assert.equal(targetProblem('http://127.0.0.1:1/', 'any'), undefined)
  assert.ok(targetProblem('http://a:b@127.0.0.1:1/', 'any'))
})

test('S-09 a name that resolves to this machine is not called', async () => {
  const reason = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)))
  assert.equal(reason, 'the address does not belong to the public internet')
  const direct = await postMessage('https://127.0.0.1/', message)
  assert.deepEqual(direct, { error: 'Enter an address on the public internet.' })
})

test('S-09 no redirect is followed, and of a long response no more is read than the limit', async (t) => {
  const other = await startWebhookReceiver()
  t.after(other.close)
  let written = 0
  const receiver = await startWebhookReceiver((_request, response) => {
    response.writeHead(302, { location: other.url }).end()
  })
  t.after(receiver.close)
  const send = () => postMessage(receiver.url, { ...message, targets: 'any' })
  assert.deepEqual(await send(), { status: 302 })
  assert.equal(other.received.length, 0)

  receiver.answerWith((_request, response) => {
    response.writeHead(200)
    const more = () => {
      if (response.destroyed) return
      written += 16_384
      response.write(Buffer.alloc(16_384), more)
    }
    more()
  })
  assert.deepEqual(await send(), { status: 200 })
  assert.ok(written < 16 * 1024 * 1024, `${written} bytes`)
})

test('a receiver that refuses connections is a failure with its reason', async () => {
  const receiver = await startWebhookReceiver()
  await receiver.close()
  assert.deepEqual(await postMessage(receiver.url, { ...message, targets: 'any' }), {
    error: 'the connection was refused',
  })
})
